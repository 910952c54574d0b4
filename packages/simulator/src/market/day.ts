import type { OrderSession } from '@kabuto/domain/shared'
import { carried, closeStep, limitOf, type MarketMoves } from './closes.ts'
import { exponential } from './exponential.ts'
import { fraction, hashed, swing } from '../engine/hash.ts'
import { type Ladder, unitsInOne } from './ladder.ts'
import { ladderOn, type Listing } from './listing.ts'
import type { Path } from './path.ts'
import { hoursOf, type TradingHours } from './tradingHours.ts'

/** One day of an instrument, before anybody looks at its minutes: prices in steps of the day's ladder. */
export type TradingDay = {
  listing: Listing
  hours: TradingHours
  ladder: Ladder
  /** The close before, on the day's own ticks: the base of its limit. */
  base: number
  limit: { low: number; high: number }
  open: number
  close: number
  /** Traded at one price, at the first and at the last instant. */
  openingLots: number
  closingLots: number
  /** Between them. */
  path: Path
  /** How many ticks bid and ask are away from the price. */
  askApart: number
  bidApart: number
}

function within(value: number, low: number, high: number): number {
  return Math.round(Math.max(low, Math.min(high, value)))
}

/** New York knows no limit; no step is below the first. */
function bounded(step: number, { low, high }: TradingDay['limit']): number {
  return within(step, Math.max(1, low), high)
}

/** How many steps a usual day goes at that price. */
function usualSteps({ ownVolatility, marketVolatility }: Listing, ladder: Ladder, step: number): number {
  const units = ladder.unitsAt(step)
  return ((ownVolatility + marketVolatility) * units) / Math.max(1, ladder.unitsAt(step + 1) - units)
}

/** A part of the day's way is gone overnight, and a little in any direction. */
function openStep(key: number, base: number, close: number, usual: number): number {
  return base + (close - base) * (0.15 + 0.5 * fraction(hashed(key, 11))) + usual * 0.7 * swing(hashed(key, 12))
}

/** Where the price of the day before leaves off: on an ex day without the dividend. */
function withoutDividend(
  { dividends, market }: Listing,
  { stepAt, unitsAt }: Ladder,
  base: number,
  day: number,
): number {
  const paid = dividends.lackingOn(day) - dividends.lackingOn(day - 1)
  return paid > 0 ? stepAt(unitsAt(base) - paid * unitsInOne[market]) : base
}

function lotsOf(listing: Listing, key: number, moved: number, usual: number): number {
  const lively = 1 + (0.5 * Math.abs(moved)) / Math.max(1, usual)
  return Math.max(20, Math.round(listing.lots * lively * exponential(0.9 * swing(hashed(key, 15)))))
}

function apart(key: number, calm: boolean): number {
  return calm ? 1 : 1 + (hashed(key, 21) & 1)
}

type Shape = Pick<TradingDay, 'open' | 'close' | 'openingLots' | 'closingLots'> & {
  high: number
  low: number
  lots: number
  before: number
}

function shapeOf(
  listing: Listing,
  moves: MarketMoves,
  hours: TradingHours,
  ladder: Ladder,
  base: number,
  limit: TradingDay['limit'],
): Shape {
  const key = hashed(listing.key, hours.index)
  const close = closeStep(listing, moves, hours.index)
  const usual = usualSteps(listing, ladder, base)
  const open = bounded(openStep(key, withoutDividend(listing, ladder, base, hours.index), close, usual), limit)
  const all = lotsOf(listing, key, close - base, usual)
  const openingLots = 1 + Math.round(all * (0.03 + 0.05 * fraction(hashed(key, 16))))
  const closingLots = hours.closing === undefined ? 0 : 1 + Math.round(all * (0.06 + 0.08 * fraction(hashed(key, 17))))
  const before = hours.closing === undefined ? close : bounded(close + usual * 0.15 * swing(hashed(key, 18)), limit)
  return {
    open,
    close,
    openingLots,
    closingLots,
    before,
    lots: Math.max(3, all - openingLots - closingLots),
    high: bounded(Math.max(open, close, before) + usual * 0.8 * Math.abs(swing(hashed(key, 13))), limit),
    low: bounded(Math.min(open, close, before) - usual * 0.8 * Math.abs(swing(hashed(key, 14))), limit),
  }
}

export function makeDay(listing: Listing, moves: MarketMoves, index: number): TradingDay {
  const hours = hoursOf(listing.market, index)
  const ladder = ladderOn(listing, index)
  const base = carried(listing, closeStep(listing, moves, Math.max(0, index - 1)), Math.max(0, index - 1), index)
  const limit = limitOf(listing, base, index)
  const shape = shapeOf(listing, moves, hours, ladder, base, limit)
  const { open, high, low, before, lots } = shape
  const { unit } = listing.instrument
  const { seconds } = hours.sessions.regular
  const key = hashed(listing.key, index)
  const calm = listing.lots > 2000
  return {
    listing,
    hours,
    ladder,
    base,
    limit,
    open,
    close: shape.close,
    openingLots: shape.openingLots,
    closingLots: shape.closingLots,
    path: {
      key: hashed(key, 31),
      ladder,
      unit,
      seconds,
      whole: { from: 0, to: seconds, open, high, low, close: before, lots },
    },
    askApart: apart(hashed(key, 1), calm),
    bidApart: apart(hashed(key, 2), calm),
  }
}

/** Where the evening leads: part of the way to the next opening. */
function eveningEnd(day: TradingDay, next: TradingDay): number {
  const { listing, hours, close } = day
  const opening = carried(listing, next.open, next.hours.index, hours.index)
  return close + Math.round((opening - close) * (0.3 + 0.5 * fraction(hashed(hashed(listing.key, hours.index), 41))))
}

type Ends = { from: number; to: number; limit: TradingDay['limit'] }

function endsOf(session: OrderSession, day: TradingDay, neighbour: TradingDay): Ends {
  const { listing, hours, close, open, limit } = day
  // What is traded in the evening counts for the next day, whose base is this one's close.
  if (session === 'after')
    return { from: close, to: eveningEnd(day, neighbour), limit: limitOf(listing, close, hours.index) }
  return { from: carried(listing, eveningEnd(neighbour, day), neighbour.hours.index, hours.index), to: open, limit }
}

/** The price path of a session, and the limits of its prices. */
export type SessionPath = { path: Path; limit: TradingDay['limit'] }

/**
 * The path of the hours before or after the regular session, from the last close towards the next opening; its lots are
 * not counted.
 */
export function extendedHoursPath(session: 'pre' | 'after', day: TradingDay, neighbour: TradingDay): SessionPath {
  const { listing, hours, ladder } = day
  const { seconds } = hours.sessions[session]
  const { from, to, limit } = endsOf(session, day, neighbour)
  const [open, close] = [bounded(from, limit), bounded(to, limit)]
  const usual = usualSteps(listing, ladder, day.base)
  const key = hashed(hashed(listing.key, hours.index), session === 'pre' ? 51 : 52)
  const high = bounded(Math.max(open, close) + usual * 0.3 * Math.abs(swing(hashed(key, 1))), limit)
  const low = bounded(Math.min(open, close) - usual * 0.3 * Math.abs(swing(hashed(key, 2))), limit)
  const lots = Math.max(20, Math.round(listing.lots * 0.02))
  return {
    limit,
    path: { key, ladder, unit: 1, seconds, whole: { from: 0, to: seconds, open, high, low, close, lots } },
  }
}
