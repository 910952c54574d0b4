import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { budgets as limits } from '../budgets.ts'
import type { Check } from './check.ts'

type Chunk = { file: string; isEntry?: boolean; imports?: string[]; css?: string[] }
type Manifest = Record<string, Chunk>

const DIST = 'apps/web/dist'

/** Words that the start waits for, and those of the route itself, in the largest language. */
const WORDS = /screens\/src\/(\w+)\/messages\/(?:ja|en|zhHant)\.ts$/

function filesOf(manifest: Manifest, key: string, seen = new Set<string>()): Set<string> {
  const chunk = manifest[key]
  if (!chunk || seen.has(chunk.file)) return seen
  seen.add(chunk.file)
  for (const other of chunk.imports ?? []) filesOf(manifest, other, seen)
  return seen
}

export type Weight = { route: string; total: number; added: number }

/** KB gzip of each route as the first one, and of what it adds to the start. */
export function weigh(root: string): Weight[] {
  const manifest = JSON.parse(readFileSync(join(root, DIST, '.vite/manifest.json'), 'utf8')) as Manifest
  const weightOf = (file: string): number => gzipSync(readFileSync(join(root, DIST, file)), { level: 9 }).length / 1024
  const sumOf = (files: Iterable<string>): number => [...files].reduce((sum, file) => sum + weightOf(file), 0)
  const entry = Object.keys(manifest).find((key) => manifest[key]?.isEntry)
  if (!entry) throw new Error('the build has no entry')

  function wordsOf(space: string): number {
    const files = Object.entries(manifest).filter(([key]) => WORDS.exec(key)?.[1] === space)
    return Math.max(0, ...files.map(([, { file }]) => weightOf(file)))
  }

  const start = filesOf(manifest, entry)
  const routes = Object.keys(manifest).filter((key) => key.endsWith('Route.tsx'))
  return routes.map((key) => {
    const route = key.replace(/^.*src\//, '')
    const added =
      sumOf([...filesOf(manifest, key)].filter((file) => !start.has(file))) + wordsOf(route.replace(/\/.*$/, ''))
    return { route, added, total: sumOf(start) + wordsOf('shell') + added }
  })
}

export const budgets: Check = {
  name: 'bundle budgets',
  run: (root) =>
    Promise.resolve(
      weigh(root).flatMap(({ route, total }) => {
        const limit = limits.first[route] ?? limits.route
        return total > limit
          ? [`${route} as the first route weighs ${total.toFixed(1)} KB gzip, its budget is ${limit} KB`]
          : []
      }),
    ),
}
