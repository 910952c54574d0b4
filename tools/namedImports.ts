import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { isTypeOnly, requestOf, targetsIn } from './importGraph.ts'
import { childrenOf, isNode, type Node, treeOf } from './syntax.ts'

/** What a file takes from another one: some of its exports, or all of them. */
type Taken = { from: string; names: readonly string[] | 'all' }

/** A name that an index hands on: an export of another file, maybe under another name. */
type Handed = { from: string; name: string }

type Index = ReadonlyMap<string, Handed>

const nameOf = (value: unknown): string => {
  if (!isNode(value)) return ''
  return String(value.type === 'Literal' ? value['value'] : value['name'])
}

const specifiersOf = ({ specifiers }: Node): Node[] => (Array.isArray(specifiers) ? specifiers.filter(isNode) : [])

const isOfTypes = ({ importKind, exportKind }: Node): boolean => importKind === 'type' || exportKind === 'type'

/** The names of an import; all of the module where it is imported as a whole, or only run. */
function namesOf(node: Node): Taken['names'] {
  const specifiers = specifiersOf(node).filter((one) => !isOfTypes(one))
  if (specifiers.length === 0 || specifiers.some(({ type }) => type === 'ImportNamespaceSpecifier')) return 'all'
  return specifiers.map(({ type, imported, local }) => {
    if (type === 'ImportDefaultSpecifier') return 'default'
    return nameOf(type === 'ExportSpecifier' ? local : imported)
  })
}

type Request = { request: string; names: Taken['names'] }

function requestsOf(node: Node): Request[] {
  const request = requestOf(node)
  const own = request === undefined || isTypeOnly(node) ? [] : [{ request, names: namesOf(node) }]
  return [...own, ...childrenOf(node).flatMap(requestsOf)]
}

/** What a file hands on, where it does nothing else. */
function indexOf(program: Node, targetOf: (request: string) => string | undefined): Index | undefined {
  const handed = new Map<string, Handed>()
  for (const statement of childrenOf(program)) {
    const request = requestOf(statement)
    if (statement.type !== 'ExportNamedDeclaration' || request === undefined) return undefined
    const from = targetOf(request)
    if (from === undefined) return undefined
    for (const { local, exported } of specifiersOf(statement))
      handed.set(nameOf(exported), { from, name: nameOf(local) })
  }
  return handed
}

export type NamedImports = {
  /** The files that only hand on what others export. */
  indexes: ReadonlySet<string>
  /**
   * For each other file those that import it by what they name: who takes a Button from the index of the kit imports
   * the file of the Button, and not all that the index hands on.
   */
  importers: ReadonlyMap<string, ReadonlySet<string>>
}

export function namedImports(root: string): NamedImports {
  const { files, targetOf } = targetsIn(root)
  const programs = new Map(files.map((file) => [file, treeOf(file, readFileSync(join(root, file), 'utf8'))]))
  const indexes = new Map<string, Index>()
  for (const [file, program] of programs) {
    const index = indexOf(program, (request) => targetOf(file, request))
    if (index && index.size > 0) indexes.set(file, index)
  }

  /** The files behind what is taken, through any number of indexes. */
  function behind({ from, names }: Taken): string[] {
    const index = indexes.get(from)
    if (!index) return [from]
    const taken = names === 'all' ? [...index.values()] : names.flatMap((name) => index.get(name) ?? [])
    return taken.flatMap((handed) => behind({ from: handed.from, names: [handed.name] }))
  }

  const importers = new Map<string, Set<string>>()
  for (const [file, program] of programs) {
    if (indexes.has(file)) continue
    for (const { request, names } of requestsOf(program)) {
      const from = targetOf(file, request)
      for (const target of from === undefined ? [] : behind({ from, names })) {
        const known = importers.get(target) ?? new Set()
        importers.set(target, known.add(file))
      }
    }
  }
  return { indexes: new Set(indexes.keys()), importers }
}
