import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { budgets as limits } from '../budgets.ts'
import { routeRows } from '../routeRows.ts'
import type { Check } from './check.ts'

type Chunk = { file: string; isEntry?: boolean; imports?: string[]; css?: string[] }
type Manifest = Record<string, Chunk>

const DIST = 'apps/web/dist'

const ROUTES = 'apps/web/src/routes.ts'

/** The tables of words, each a chunk of its own. */
const WORDS = /(\w+)\/(?:messages\/)?(?:ja|en|zhHant)\.ts$/

function filesOf(manifest: Manifest, key: string, seen = new Set<string>()): Set<string> {
  const chunk = manifest[key]
  if (!chunk || seen.has(chunk.file)) return seen
  seen.add(chunk.file)
  for (const other of chunk.imports ?? []) filesOf(manifest, other, seen)
  return seen
}

const without = (all: ReadonlySet<string>, known: ReadonlySet<string>): string[] =>
  [...all].filter((one) => !known.has(one))

export type Weight = { route: string; first: number; later: number; pieces: number }

/** What every page asks the server with, and what a member has loaded who has seen Home. */
const CLIENT = 'src/shell/client.ts'
const HOME = 'src/home/HomeRoute.tsx'
const MENU = 'src/shell/BottomMenu.tsx'

/** KB gzip of each route as the first page and as a later one, and how many files of code the first page is made of. */
export function weigh(root: string): Weight[] {
  const manifest = JSON.parse(readFileSync(join(root, DIST, '.vite/manifest.json'), 'utf8')) as Manifest
  const weightOf = (file: string): number => gzipSync(readFileSync(join(root, DIST, file)), { level: 9 }).length / 1024
  const sumOf = (files: Iterable<string>): number => [...files].reduce((sum, file) => sum + weightOf(file), 0)
  const entry = Object.keys(manifest).find((key) => manifest[key]?.isEntry)
  if (!entry) throw new Error('the build has no entry')

  /** In the largest language. */
  function wordsOf(space: string): number {
    const files = Object.entries(manifest).filter(([key]) => WORDS.exec(key)?.[1] === space)
    return Math.max(0, ...files.map(([, { file }]) => weightOf(file)))
  }

  const weightOfWords = (spaces: Iterable<string>): number =>
    [...spaces].reduce((sum, space) => sum + wordsOf(space), 0)

  function needed(...keys: string[]): Set<string> {
    const files = new Set<string>()
    for (const key of [entry ?? '', CLIENT, ...keys]) filesOf(manifest, key, files)
    return files
  }

  const rows = routeRows(readFileSync(join(root, ROUTES), 'utf8'))
  const rowOf = (route: string) =>
    rows.find(({ component }) => component && `${component.feature}/${component.name}Route.tsx` === route)
  // What the shell shows by itself, where a screen cannot be, names screens.
  const wordsAsked = (route: string): Set<string> =>
    new Set(['shell', ...(rowOf(route)?.words ?? ['shared', 'titles'])])

  const seen = needed(HOME, MENU)
  const heard = wordsAsked('home/HomeRoute.tsx')
  const keys = Object.keys(manifest).filter((key) => key.endsWith('Route.tsx'))
  return keys.map((key) => {
    const route = key.replace(/^.*src\//, '')
    const files = needed(key, ...(rowOf(route)?.hasTab ? [MENU] : []))
    const words = wordsAsked(route)
    return {
      route,
      first: sumOf(files) + weightOfWords(words),
      later: sumOf(without(files, seen)) + weightOfWords(without(words, heard)),
      pieces: files.size,
    }
  })
}

export const budgets: Check = {
  name: 'bundle budgets',
  run: (root) =>
    Promise.resolve(
      weigh(root).flatMap(({ route, first, later, pieces }) => {
        const limit = limits.entrances[route] ?? limits.first
        return [
          ...(first > limit
            ? [`${route} as the first page weighs ${first.toFixed(1)} KB gzip, its budget is ${limit} KB`]
            : []),
          ...(later > limits.later
            ? [`${route} as a later page adds ${later.toFixed(1)} KB gzip, its budget is ${limits.later} KB`]
            : []),
          ...(pieces > limits.pieces
            ? [`${route} as the first page comes in ${pieces} files of code, more than ${limits.pieces}`]
            : []),
        ]
      }),
    ),
}
