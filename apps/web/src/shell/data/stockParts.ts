import { stocks } from './markets.ts'

/** As many symbols as one call takes. */
export const MOST_SYMBOLS = 100

type Parts = Record<string, ReturnType<typeof stocks>>

/** Stocks by their symbols, so many to a call. */
export function stockParts(symbols: readonly string[], most = MOST_SYMBOLS): Parts {
  const starts = Array.from({ length: Math.ceil(symbols.length / most) }, (_, at) => at * most)
  return Object.fromEntries(starts.map((at) => [`from ${at}`, stocks({ symbols: symbols.slice(at, at + most) })]))
}
