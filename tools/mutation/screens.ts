import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { PlainError } from '../bare/plain.mjs'
import { importGraph } from '../importGraph.ts'
import { type Mutant, mutantsOf } from './mutants.ts'
import { neighboursOf } from './neighbours.ts'

/** A file, what can be planted in it, and the files that a fault in it reaches: itself and whatever imports it. */
export type Source = { file: string; mutants: Mutant[]; around: string[] }
export type Screen = { name: string; stories: string; sources: Source[] }

const SCREENS = 'packages/screens/src'

const featureOf = (screen: string): string => screen.slice(SCREENS.length + 1).split('/')[0] ?? ''

/** The files of its own feature that a screen is made of. */
function filesOf(graph: ReturnType<typeof importGraph>, screen: string): string[] {
  const feature = `${SCREENS}/${featureOf(screen)}/`
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

type Words = Record<string, string>

async function readSpaces(root: string): Promise<Map<string, Words>> {
  const files = globSync(`${SCREENS}/*/messages/ja.ts`, { cwd: root })
  const spaces = files.map(async (file) => {
    const { ja } = (await import(pathToFileURL(join(root, file)).href)) as { ja: Words }
    return [file.slice(SCREENS.length + 1).split('/')[0] ?? '', ja] as const
  })
  return new Map(await Promise.all(spaces))
}

/** The spaces of words that a source asks for, the one that its bare keys are of first. */
function spacesIn(source: string): string[] {
  const calls = source.matchAll(/useTranslation\((?<spaces>[^)]*)\)/g)
  return [...calls].flatMap((call) =>
    [...(call.groups?.['spaces'] ?? '').matchAll(/'(\w+)'/g)].map(([, name]) => name ?? ''),
  )
}

/** Every key that a source may take: of what all share, of its feature, of its page, its own last. */
function wordsOf(spaces: Map<string, Words>, names: readonly string[]): Words {
  return Object.assign({}, ...names.map((name) => spaces.get(name) ?? {})) as Words
}

/** A screen goes by its folder; another page of a folder by its own name too: `home/News/NewsArticle`. */
function nameOf(screen: string): string {
  const path = screen.slice(SCREENS.length + 1, -'.tsx'.length)
  return path.endsWith('Screen') ? dirname(path) : path
}

/** Each screen that was asked for, in that order, or all: `funds/Withdraw`. */
export async function screensOf(root: string, asked: readonly string[]): Promise<Screen[]> {
  const stories = globSync(`${SCREENS}/**/*.stories.tsx`, { cwd: root }).toSorted()
  const files = stories
    .map((file) => file.replace('.stories.tsx', '.tsx'))
    .filter((file) => existsSync(join(root, file)))
  const names = new Map(files.map((file) => [nameOf(file), file]))
  const unknown = asked.filter((name) => !names.has(name))
  if (unknown.length > 0)
    throw new PlainError(`There is no screen ${unknown.join(', ')}. There are: ${[...names.keys()].join(', ')}`)
  const graph = importGraph(root)
  const neighbour = await neighboursOf(root)
  const wanted = (asked.length === 0 ? [...names.keys()] : asked).map((name) => [name, names.get(name) ?? ''] as const)
  const spaces = await readSpaces(root)
  return wanted.map(([name, screen]) => {
    const texts = filesOf(graph, screen).map((file) => ({ file, source: readFileSync(join(root, file), 'utf8') }))
    const common = [
      'shared',
      'titles',
      'records',
      featureOf(screen),
      ...texts.flatMap(({ source }) => spacesIn(source)),
    ]
    const sources = texts.map(({ file, source }) => {
      const words = wordsOf(spaces, [...common, ...spacesIn(source).toReversed()])
      return { file, mutants: mutantsOf(file, { words, neighbour, source }), around: aroundOf(graph, file) }
    })
    return { name, stories: screen.replace('.tsx', '.stories.tsx'), sources }
  })
}
