import type { OrderSession } from '@kabuto/domain/shared'
import type { MarketMoves } from './closes.ts'
import { extendedHoursPath, makeDay, type SessionPath, type TradingDay } from './day.ts'
import type { Listing } from './listing.ts'

/** So many days of an instrument are cached. */
const MAX_CACHED = 8

/** The days of one instrument, computed on demand. */
export type Days = {
  listing: Listing
  on: (index: number) => TradingDay
  sessionPath: (session: OrderSession, index: number) => SessionPath
}

/** A small cache by number, with the last value at hand. */
function cached<Value extends object>(make: (index: number) => Value): (index: number) => Value {
  const cache = new Map<number, Value>()
  let last: { index: number; value: Value } | undefined
  return (index) => {
    if (last?.index === index) return last.value
    const value = cache.get(index) ?? make(index)
    if (cache.size >= MAX_CACHED) cache.clear()
    cache.set(index, value)
    last = { index, value }
    return value
  }
}

export function daysOf(listing: Listing, moves: MarketMoves): Days {
  const on = cached((index) => makeDay(listing, moves, index))
  const sessionPaths = {
    pre: cached((index) => extendedHoursPath('pre', on(index), on(Math.max(0, index - 1)))),
    after: cached((index) => extendedHoursPath('after', on(index), on(index + 1))),
    regular: on,
  }
  return { listing, on, sessionPath: (session, index) => sessionPaths[session](index) }
}
