import type { OrderSession } from '@kabuto/domain/shared'
import type { MarketMoves } from './closes.ts'
import { type Lane, makeDay, outsideLane, type TradingDay } from './day.ts'
import type { Listing } from './listing.ts'

/** So many days of an instrument are kept; a chart of years passes through and leaves. */
const KEPT = 8

/** The days of one instrument, worked out when somebody asks. */
export type Days = {
  listing: Listing
  on: (index: number) => TradingDay
  lane: (session: OrderSession, index: number) => Lane
}

/** Kept by a number, a few of them, and the last at hand; what falls out is worked out again. */
function keeping<Value extends object>(make: (index: number) => Value): (index: number) => Value {
  const kept = new Map<number, Value>()
  let last: { index: number; value: Value } | undefined
  return (index) => {
    if (last?.index === index) return last.value
    const value = kept.get(index) ?? make(index)
    if (kept.size >= KEPT) kept.clear()
    kept.set(index, value)
    last = { index, value }
    return value
  }
}

export function daysOf(listing: Listing, moves: MarketMoves): Days {
  const on = keeping((index) => makeDay(listing, moves, index))
  const lanes = {
    pre: keeping((index) => outsideLane('pre', on(index), on(Math.max(0, index - 1)))),
    after: keeping((index) => outsideLane('after', on(index), on(index + 1))),
    regular: on,
  }
  return { listing, on, lane: (session, index) => lanes[session](index) }
}
