import { indicesCall, quotesCall, searchCall, stocksCall } from '@kabuto/domain/market'
import { resource } from './resource.ts'

// Resources that several features of the markets use.

export const indices = resource(indicesCall, { every: 10_000 })
export const search = resource(searchCall, { freshFor: 60_000 })
export const prices = resource(quotesCall, { every: 10_000 })
export const stocks = resource(stocksCall, { every: 10_000, value: ({ items }) => items })

/** The stocks of many symbols, in several calls of at most `most` symbols. */
export function stocksInParts(symbols: readonly string[], most: number): Record<string, ReturnType<typeof stocks>> {
  return Object.fromEntries(
    Array.from({ length: Math.ceil(symbols.length / most) }, (_, at) => [
      `from ${at * most}`,
      stocks({ symbols: symbols.slice(at * most, (at + 1) * most) }),
    ]),
  )
}
