import {
  bookCall,
  candlesCall,
  clockCall,
  indicesCall,
  marketClock,
  type Quote,
  quotesCall,
} from '@kabuto/domain/market'
import { type Instant, refuse } from '@kabuto/domain/shared'
import { memberHandler, type Result } from '../../engine/handler.ts'
import type { MarketData } from '../../engine/marketData.ts'

export function unknownSymbol(symbol: string): Result<never> {
  return { refusal: refuse('notFound', { what: symbol.slice(0, 20) }, 'symbol') }
}

/** Quotes of the symbols that exist. */
function quotesOf(market: MarketData, symbols: readonly string[], now: Instant): Quote[] {
  return symbols.flatMap((symbol) => market.quote(symbol, now) ?? [])
}

export const indices = memberHandler(indicesCall, async ({ market, now }, { market: id = 'jpy' }) => ({
  data: market.indices(id, now),
}))

export const quotes = memberHandler(quotesCall, async ({ market, now }, { symbols }) => ({
  data: quotesOf(market, symbols, now),
}))

export const book = memberHandler(bookCall, async ({ market, now }, { symbol }) => {
  const data = market.book(symbol, now)
  return data ? { data } : unknownSymbol(symbol)
})

export const candles = memberHandler(candlesCall, async ({ market, now }, { symbol, interval, until, limit = 500 }) => {
  if (!market.instrument(symbol)) return unknownSymbol(symbol)
  // No answer holds prices of the future.
  const before = until === undefined ? now : Math.min(Date.parse(until), now)
  return { data: market.candles(symbol, interval, before, limit) }
})

export const clock = memberHandler(clockCall, async ({ now }, { market: id = 'jpy' }) => ({
  data: marketClock(id, now),
}))
