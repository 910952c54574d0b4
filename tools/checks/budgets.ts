import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import type { BuiltPages } from '../../apps/web/pageFiles.ts'
import { type Language, languages } from '../../packages/domain/src/shared/language.ts'
import { budgets as limits } from '../budgets.ts'
import type { Check } from './check.ts'

const DIST = 'apps/web/dist'

/** What a first page asks for beside its files. */
const PAGE_AND_CALL = 2

const without = (all: readonly string[], known: ReadonlySet<string>): string[] => all.filter((one) => !known.has(one))

export type Weight = { route: string; first: number; later: number; requests: number }

/** KB gzip of each route as the first page and as a later one, and how many requests it takes. */
export function weigh(root: string): Weight[] {
  const { entry, pages } = JSON.parse(readFileSync(join(root, DIST, '.vite/pages.json'), 'utf8')) as BuiltPages
  const weights = new Map<string, number>()
  function weightOf(file: string): number {
    const known = weights.get(file)
    if (known !== undefined) return known
    const weight = gzipSync(readFileSync(join(root, DIST, file)), { level: 9 }).length / 1024
    weights.set(file, weight)
    return weight
  }
  const sumOf = (files: readonly string[]): number => files.reduce((sum, file) => sum + weightOf(file), 0)

  const { home } = pages
  if (!home) throw new Error('the build has no Home')
  const byRoute = new Map(Object.values(pages).map((page) => [page.route, page]))
  return [...byRoute.values()].map(({ route, code, words }) => {
    const inLargest = (weight: (files: string[], language: Language) => number): number =>
      Math.max(...languages.map((language) => weight(words[language], language)))
    const seen = new Set([...entry, ...home.code])
    return {
      route,
      first: sumOf([...entry, ...code]) + inLargest(sumOf),
      later:
        sumOf(without(code, seen)) +
        inLargest((files, language) => sumOf(without(files, new Set(home.words[language])))),
      requests: PAGE_AND_CALL + entry.length + code.length + inLargest((files) => files.length),
    }
  })
}

export const budgets: Check = {
  name: 'bundle budgets',
  run: (root) =>
    Promise.resolve(
      weigh(root).flatMap(({ route, first, later, requests }) => {
        const limit = limits.entrances[route] ?? limits.first
        return [
          ...(first > limit
            ? [`${route} as the first page weighs ${first.toFixed(1)} KB gzip, its budget is ${limit} KB`]
            : []),
          ...(later > limits.later
            ? [`${route} as a later page adds ${later.toFixed(1)} KB gzip, its budget is ${limits.later} KB`]
            : []),
          ...(requests > limits.requests
            ? [`${route} as the first page takes ${requests} requests, more than ${limits.requests}`]
            : []),
        ]
      }),
    ),
}
