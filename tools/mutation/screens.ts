import { globSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { PlainError } from '../bare/plain.mjs'
import { importGraph } from '../importGraph.ts'
import { type Mutant, mutantsOf } from './mutants.ts'
import { neighboursOf } from './neighbours.ts'

/** A file, what can be planted in it, and the files that a fault in it reaches: itself and whatever imports it. */
export type Source = { file: string; mutants: Mutant[]; around: string[] }
export type Screen = { name: string; stories: string; sources: Source[] }

const SCREENS = 'packages/screens/src'

/** The files of its own feature that a screen is made of. */
function filesOf(graph: ReturnType<typeof importGraph>, screen: string): string[] {
  const feature = `${dirname(dirname(screen))}/`
  const found = new Set<string>()
  const open = [screen]
  for (let file = open.pop(); file !== undefined; file = open.pop()) {
    if (found.has(file) || !file.startsWith(feature) || file.includes('/messages/')) continue
    found.add(file)
    open.push(...(graph.get(file)?.keys() ?? []))
  }
  return [...found].toSorted()
}

function aroundOf(graph: ReturnType<typeof importGraph>, file: string): string[] {
  const found = new Set([file])
  for (const reached of found) for (const [importer, imported] of graph) if (imported.has(reached)) found.add(importer)
  return [...found]
}

async function wordsOf(root: string, feature: string): Promise<Record<string, string>> {
  const tables = await Promise.all(
    ['shared', 'titles', 'records', feature].map(async (name) => {
      const file = pathToFileURL(join(root, SCREENS, name, 'messages/ja.ts')).href
      return ((await import(file)) as { ja: Record<string, string> }).ja
    }),
  )
  return Object.assign({}, ...tables) as Record<string, string>
}

/** Each screen that was asked for, in that order, or all: `funds/Withdraw`. */
export async function screensOf(root: string, asked: readonly string[]): Promise<Screen[]> {
  const files = globSync(`${SCREENS}/*/*/*Screen.tsx`, { cwd: root }).toSorted()
  const names = new Map(files.map((file) => [dirname(file).slice(SCREENS.length + 1), file]))
  const unknown = asked.filter((name) => !names.has(name))
  if (unknown.length > 0)
    throw new PlainError(`There is no screen ${unknown.join(', ')}. There are: ${[...names.keys()].join(', ')}`)
  const graph = importGraph(root)
  const neighbour = await neighboursOf(root)
  const wanted = (asked.length === 0 ? [...names.keys()] : asked).map((name) => [name, names.get(name) ?? ''] as const)
  return Promise.all(
    wanted.map(async ([name, screen]) => {
      const words = await wordsOf(root, name.split('/')[0] ?? '')
      const sources = filesOf(graph, screen).map((file) => {
        const source = readFileSync(join(root, file), 'utf8')
        return { file, mutants: mutantsOf(file, { words, neighbour, source }), around: aroundOf(graph, file) }
      })
      return { name, stories: join(dirname(screen), `${basename(screen, '.tsx')}.stories.tsx`), sources }
    }),
  )
}
