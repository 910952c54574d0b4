import { globSync, readFileSync } from 'node:fs'
import { dirname, join, normalize, relative } from 'node:path'
import { sourcesOf } from './sources.ts'
import { childrenOf, isNode, type Node, treeOf } from './syntax.ts'

export type Way = 'value' | 'type' | 'dynamic'

/** For each file the files that it imports, and how. */
export type ImportGraph = Map<string, Map<string, Way>>

type Import = { request: string; way: Way }

const textOf = (value: unknown): string | undefined =>
  isNode(value) && typeof value['value'] === 'string' ? value['value'] : undefined

/** Whether an import or an export from a file is of types alone. */
export function isTypeOnly({ importKind, exportKind, specifiers }: Node): boolean {
  const named = Array.isArray(specifiers) ? specifiers.filter(isNode) : []
  return (
    importKind === 'type' ||
    exportKind === 'type' ||
    (named.length > 0 && named.every((one) => one['importKind'] === 'type' || one['exportKind'] === 'type'))
  )
}

/** The patterns of `import.meta.glob('…')` and `import.meta.glob(['…', '…'])`. */
function patternsOf({ callee, arguments: given }: Node): string[] {
  if (!isNode(callee) || !isNode(callee['object']) || callee['object'].type !== 'MetaProperty') return []
  const first: unknown = Array.isArray(given) ? given[0] : undefined
  return isNode(first) ? [first, ...childrenOf(first)].flatMap((one) => textOf(one) ?? []) : []
}

/** What an import, an export or an `import()` asks for, as it is written. */
export const requestOf = ({ type, source }: Node): string | undefined =>
  /^(?:Import|Export)(?:Declaration|NamedDeclaration|AllDeclaration|Expression)$/.test(type)
    ? textOf(source)
    : undefined

function from(value: unknown, way: Way): Import[] {
  const request = textOf(value)
  return request === undefined ? [] : [{ request, way }]
}

function importsAt(node: Node): Import[] {
  const { type, source, id } = node
  switch (type) {
    case 'ImportDeclaration':
    case 'ExportNamedDeclaration':
    case 'ExportAllDeclaration':
      return from(source, isTypeOnly(node) ? 'type' : 'value')
    case 'ImportExpression':
      return from(source, 'dynamic')
    case 'TSImportType':
      return from(source, 'type')
    // A module whose types are added to.
    case 'TSModuleDeclaration':
      return from(id, 'type')
    case 'CallExpression':
      return patternsOf(node).map((request) => ({ request, way: 'dynamic' }))
    default:
      return []
  }
}

function importsOf(node: Node): Import[] {
  return [...importsAt(node), ...childrenOf(node).flatMap(importsOf)]
}

type Manifest = { name: string; exports?: Record<string, string> }

/** `@kabuto/domain/session` → `packages/domain/src/session/index.ts`, as the `exports` of our packages say. */
function doorsOf(root: string): (request: string) => string | undefined {
  const doors = globSync(['{packages,apps}/*/package.json', '.storybook/package.json'], { cwd: root }).flatMap(
    (file) => {
      const { name, exports = {} } = JSON.parse(readFileSync(join(root, file), 'utf8')) as Manifest
      return Object.entries(exports).map(([door, target]) => ({
        before: join(name, door.replace(/\*.*/, '')),
        isPattern: door.includes('*'),
        target: join(dirname(file), target),
      }))
    },
  )
  // The longest export wins, and an exact name before a pattern.
  const sorted = doors.toSorted(
    (a, b) => Number(a.isPattern) - Number(b.isPattern) || b.before.length - a.before.length,
  )
  return (request) => {
    const door = sorted.find(({ before, isPattern }) => (isPattern ? request.startsWith(before) : request === before))
    return door?.target.replace('*', request.slice(door.before.length))
  }
}

type Targets = {
  files: string[]
  /** The file that is meant by what another one imports; nothing where it is none of ours. */
  targetOf: (file: string, request: string) => string | undefined
}

const ours = ['packages', 'apps', '.storybook']

/** The files of packages, apps and the workshop, or of some places alone. */
export function targetsIn(root: string, places = ours): Targets {
  const behind = doorsOf(root)
  const files = sourcesOf(root, places).filter((file) => /\.tsx?$/.test(file))
  const known = new Set(files)
  return {
    files,
    targetOf(file, request) {
      const target = request.startsWith('.') ? normalize(join(dirname(file), request)) : behind(request)
      return target !== undefined && known.has(target) ? target : undefined
    },
  }
}

/** Every import between files of packages, apps and the workshop: by value, by type and by `import()`. */
export function importGraph(root: string, places = ours): ImportGraph {
  const { files, targetOf } = targetsIn(root, places)
  function targetsOf(file: string, { request, way }: Import): string[] {
    const path = normalize(join(dirname(file), request))
    const isPattern = way === 'dynamic' && request.startsWith('.') && path.includes('*')
    const requests = isPattern
      ? globSync(path, { cwd: root }).map((one) => `./${relative(dirname(file), one)}`)
      : [request]
    return requests.flatMap((one) => targetOf(file, one) ?? [])
  }
  return new Map(
    files.map((file) => {
      const targets = importsOf(treeOf(file, readFileSync(join(root, file), 'utf8'))).flatMap((one) =>
        targetsOf(file, one).map((target): [string, Way] => [target, one.way]),
      )
      return [file, new Map(targets)]
    }),
  )
}
