import { dailyLimit } from '@kabuto/domain/market'
import type { Market } from '@kabuto/domain/shared'
import { exponential } from './exponential.ts'
import { fraction, hashed } from '../engine/hash.ts'
import { unitsInOne } from './ladder.ts'
import { ladderOn, type Listing } from './listing.ts'
import { DAYS } from './tradingDays.ts'

/** Beyond two years a price wanders no further: half the square root of so many days. */
const WIDEST = 512
const SPREAD = Math.sqrt(3)

/**
 * How far a path has gone by a day, in usual days: bounded midpoint displacement. Each halving of the days moves their
 * middle by an even hash
 * of half the square root of their number, so that two days that follow each other are never more than 4.2 apart (1.73
 * × the sum of 2^(−k/2)).
 */
export function displacement(key: number, day: number): number {
  let [from, length, begin, end] = [0, DAYS, 0, 0]
  while (length > 1 && day !== from) {
    const half = length / 2
    const middle = from + half
    const wide = SPREAD * (2 * fraction(hashed(hashed(key, length), middle)) - 1)
    const moved = (begin + end) / 2 + (wide * Math.sqrt(Math.min(length, WIDEST))) / 2
    if (day < middle) end = moved
    else [from, begin] = [middle, moved]
    length = half
  }
  return begin
}

export type MarketMoves = { at: (market: Market, day: number) => number }

/** The common move of a market's stocks, cached: every price of a day needs it. */
export function marketMoves(seed: number): MarketMoves {
  const cache: Record<Market, Map<number, number>> = { jpy: new Map(), usd: new Map() }
  const keys: Record<Market, number> = { jpy: hashed(seed, 101), usd: hashed(seed, 102) }
  return {
    at(market, day) {
      const known = cache[market].get(day) ?? displacement(keys[market], day)
      cache[market].set(day, known)
      return known
    },
  }
}

/** A dividend takes no more of a price than this, or a day could leave its limit. */
const MOST_FOR_DIVIDEND = 0.02

/**
 * The step that a day would close at without news: on an ex day less the dividend, which is made up for until the next
 * one.
 */
function naturalClose(listing: Listing, moves: MarketMoves, day: number): number {
  const { key, anchor, ownVolatility, marketVolatility, level, market, dividends } = listing
  const alone = ownVolatility * (displacement(key, day) - displacement(key, anchor))
  const withAll = marketVolatility * (moves.at(market, day) - moves.at(market, anchor))
  const whole = (level + dividends.lackingOn(anchor)) * exponential(alone + withAll)
  const price = whole - Math.min(dividends.lackingOn(day), whole * MOST_FOR_DIVIDEND)
  return ladderOn(listing, day).stepAt(price * unitsInOne[market])
}

/** One day in so many brings news. */
const RARE = 260

function hasNews({ key, market, anchor, first }: Listing, day: number): boolean {
  const hash = (index: number): number => hashed(hashed(key, 77), index) >>> 0
  // No news on two days in a row, because the limits of both depend on the days around them, and none on the anchor,
  // which has a fixed price.
  return market === 'jpy' && hash(day) % RARE === 0 && hash(day - 1) % RARE !== 0 && day !== anchor && day > first
}

/** The limit of a day, in steps of its ladder; New York has none. */
export function limitOf(listing: Listing, base: number, day: number): { low: number; high: number } {
  if (listing.market === 'usd') return { low: 1, high: Infinity }
  const ladder = ladderOn(listing, day)
  const { low, high } = dailyLimit(ladder.amountAt(base), ladder.table)
  return { low: ladder.stepOf(low), high: ladder.stepOf(high) }
}

/** A step of one day on the ladder of another, whose ticks may be larger. */
export function carried(listing: Listing, step: number, from: number, to: number): number {
  const [before, after] = [ladderOn(listing, from), ladderOn(listing, to)]
  return before === after ? step : after.stepAt(before.unitsAt(step))
}

/**
 * News moves the price far, a third of the time to the very limit, unless the next day could not be reached from there.
 */
function newsClose(listing: Listing, moves: MarketMoves, day: number): number {
  const natural = naturalClose(listing, moves, day)
  const base = carried(listing, naturalClose(listing, moves, day - 1), day - 1, day)
  const following = naturalClose(listing, moves, day + 1)
  const { low, high } = limitOf(listing, base, day)
  const part = Math.min(1, 0.55 + 0.7 * fraction(hashed(listing.key, day)))
  const close = Math.round(base + part * ((carried(listing, following, day + 1, day) >= base ? high : low) - base))
  const next = limitOf(listing, carried(listing, close, day, day + 1), day + 1)
  return following >= next.low && following <= next.high ? close : natural
}

/** The step that a day closes at: of the listing alone, whatever day is asked for first. */
export function closeStep(listing: Listing, moves: MarketMoves, day: number): number {
  return hasNews(listing, day) ? newsClose(listing, moves, day) : naturalClose(listing, moves, day)
}
