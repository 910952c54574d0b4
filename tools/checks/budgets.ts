import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { budgets as limits } from '../budgets.ts'
import type { Check } from './check.ts'

type Chunk = { file: string; src?: string; isEntry?: boolean; imports?: string[]; css?: string[]; dynamicImports?: string[] }
type Manifest = Record<string, Chunk>

const DIST = 'apps/web/dist'

function filesOf(manifest: Manifest, key: string, seen = new Set<string>()): Set<string> {
  const chunk = manifest[key]
  if (!chunk || seen.has(chunk.file)) return seen
  seen.add(chunk.file)
  for (const file of chunk.css ?? []) seen.add(file)
  for (const other of chunk.imports ?? []) filesOf(manifest, other, seen)
  return seen
}

type Weights = { start: number; routes: Record<string, number> }

/** KB gzip of what must be there before the app starts, and of what each route adds to it. */
function weigh(root: string): Weights {
  const manifest = JSON.parse(readFileSync(join(root, DIST, '.vite/manifest.json'), 'utf8')) as Manifest
  const weight = (files: Iterable<string>): number =>
    [...files].reduce((sum, file) => sum + gzipSync(readFileSync(join(root, DIST, file)), { level: 9 }).length, 0) / 1024
  const entry = Object.keys(manifest).find((key) => manifest[key]?.isEntry)
  if (!entry) throw new Error('the build has no entry')
  const start = filesOf(manifest, entry)
  const routes = Object.keys(manifest).filter((key) => key.endsWith('Route.tsx'))
  const added = (key: string): string[] => [...filesOf(manifest, key)].filter((file) => !start.has(file))
  return {
    start: weight(start),
    routes: Object.fromEntries(routes.map((key) => [key.replace(/^.*src\//, ''), weight(added(key))])),
  }
}

const over = (what: string, weight: number, limit: number): string[] =>
  weight > limit ? [`${what} weighs ${weight.toFixed(1)} KB gzip, its budget is ${limit} KB`] : []

export const budgets: Check = {
  name: 'bundle budgets',
  run(root) {
    const { start, routes } = weigh(root)
    return Promise.resolve([
      ...over('the start', start, limits.start),
      ...Object.entries(routes).flatMap(([route, weight]) => over(route, weight, limits.routes[route] ?? limits.anyRoute)),
    ])
  },
}
