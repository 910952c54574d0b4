import { existsSync, globSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import type { PartUse } from '../../.storybook/guide/partData.ts'
import { type ImportGraph, importGraph } from '../importGraph.ts'
import { kitExports, kitParts, partOfFile } from './parts.ts'

/** How the name of a story is written in its link: `WindowClosed` → `window-closed`. */
const kebab = (name: string): string => name.replaceAll(/([a-z\d])([A-Z])/g, '$1-$2').toLowerCase()

type Screen = { title: string; story: string; file: string }

/** The screens that have stories, each with the one that shows it as it usually is, and its component's file. */
function screensOf(root: string): Screen[] {
  return globSync('packages/screens/src/**/*.stories.tsx', { cwd: root }).flatMap((stories) => {
    const text = readFileSync(join(root, stories), 'utf8')
    const [, title] = /title: '(Screens\/[\w/]+)'/.exec(text) ?? []
    const names = [...text.matchAll(/^export const (\w+) = \w+\.story\(/gm)].map(([, name = '']) => name)
    const first = names.find((name) => name === 'Ready') ?? names[0]
    if (title === undefined || first === undefined) throw new Error(`${stories} has no title or no story`)
    const stem = join(dirname(stories), basename(stories, '.stories.tsx'))
    const story = `${title.toLowerCase().replaceAll('/', '-')}--${kebab(first)}`
    // What a member saves as a file has no component.
    return [
      { title, story, file: [`${stem}.tsx`, `${stem}.ts`].find((file) => existsSync(join(root, file))) ?? stories },
    ]
  })
}

/** A file and all that it needs at run time, as far as `isFollowed` lets. */
function closureOf(graph: ImportGraph, start: string, isFollowed: (file: string) => boolean): Set<string> {
  const seen = new Set<string>()
  function visit(file: string): void {
    if (seen.has(file)) return
    seen.add(file)
    for (const [target, way] of graph.get(file) ?? []) if (way !== 'type' && isFollowed(target)) visit(target)
  }
  visit(start)
  return seen
}

const imported = /import \{([^}]*)\} from '@kabuto\/ui-kit'/g

/** The parts of the kit that files name in their imports. */
function namedIn(root: string, files: Iterable<string>, partOfName: ReadonlyMap<string, string>): Set<string> {
  const lists = [...files].flatMap((file) =>
    [...readFileSync(join(root, file), 'utf8').matchAll(imported)].map(([, list = '']) => list),
  )
  const names = lists.flatMap((list) => list.split(',').map((name) => name.trim()))
  return new Set(names.flatMap((name) => partOfName.get(name) ?? []))
}

/** For each part of the kit those of which it is made itself. */
function madeOf(root: string, graph: ImportGraph): Map<string, Set<string>> {
  const owner = partOfFile(root)
  return new Map(
    kitParts(root).map(({ name, files }) => {
      const isFollowed = (file: string): boolean => (owner.get(file) ?? name) === name
      const near = files.flatMap((file) => [...closureOf(graph, file, isFollowed)])
      const others = near.flatMap((file) => [...(graph.get(file) ?? [])].filter(([, way]) => way !== 'type'))
      return [name, new Set(others.flatMap(([file]) => owner.get(file) ?? []).filter((other) => other !== name))]
    }),
  )
}

/** All parts that come with those given, each with the given one that brings it by the shortest way. */
function broughtBy(direct: ReadonlySet<string>, made: ReadonlyMap<string, Set<string>>): Map<string, string> {
  const brought = new Map<string, string>()
  let front = [...direct].toSorted().map((part) => ({ part, through: part }))
  while (front.length > 0) {
    const next: typeof front = []
    for (const { part, through } of front)
      for (const inner of made.get(part) ?? [])
        if (!direct.has(inner) && !brought.has(inner)) {
          brought.set(inner, through)
          next.push({ part: inner, through })
        }
    front = next
  }
  return brought
}

type Usage = { usedOn: PartUse[]; isInShell: boolean }

/** Which screens each part of the kit is on, by the imports of the screens and of the kit. */
export function usageOfKit(root: string): Map<string, Usage> {
  const graph = importGraph(root, ['packages/screens', 'packages/ui-kit'])
  const made = madeOf(root, graph)
  const owner = partOfFile(root)
  const partOfName = new Map(
    [...kitExports(root)].flatMap(([name, file]) => {
      const part = owner.get(file)
      return part === undefined ? [] : [[name, part] as const]
    }),
  )
  const shell = namedIn(root, globSync('apps/web/src/**/*.tsx', { cwd: root }), partOfName)
  const used = new Map(
    kitParts(root).map(({ name }): [string, Usage] => [name, { usedOn: [], isInShell: shell.has(name) }]),
  )
  for (const { title, story, file } of screensOf(root).toSorted((a, b) => (a.title < b.title ? -1 : 1))) {
    const own = closureOf(graph, file, (target) => target.startsWith('packages/screens/'))
    const direct = namedIn(root, own, partOfName)
    for (const part of direct) used.get(part)?.usedOn.push({ title, story })
    for (const [part, through] of broughtBy(direct, made)) used.get(part)?.usedOn.push({ title, story, through })
  }
  return used
}
