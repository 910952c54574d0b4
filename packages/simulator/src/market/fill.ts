import type { Instant } from '@kabuto/domain/shared'
import type { SessionPath, TradingDay } from './day.ts'
import type { Days } from './days.ts'
import type { FillQuery } from '../engine/marketData.ts'
import type { ExpectedFill } from '../rows/position.ts'
import { firstAt, type Wanted } from './path.ts'
import { quantityAt, sidesAt } from './quote.ts'
import { hoursAt, hoursOf, instantOf, quartersBy, runs, type TradingHours } from './tradingHours.ts'
import { DAYS } from './tradingDays.ts'

/** From `from` on, before `until`. */
type Window = { from: Instant; until: Instant }

/**
 * The last prices at which the other side of the book is at the limit or better. At a daily limit there is no other
 * side.
 */
function wantedFor(
  { buys, limit }: FillQuery,
  { ladder, askApart, bidApart }: TradingDay,
  reach: SessionPath['limit'],
): Wanted {
  if (buys) {
    const highest = limit === undefined ? Infinity : ladder.stepOf(limit, 'down')
    return { least: -Infinity, most: highest >= reach.high ? reach.high - 1 : highest - askApart }
  }
  const lowest = limit === undefined ? 0 : ladder.stepOf(limit, 'up')
  return { least: lowest <= reach.low ? reach.low + 1 : lowest + bidApart, most: Infinity }
}

/** In an auction all trade at one price: there is no spread to cross. */
function isGoodPrint({ buys, limit }: FillQuery, { ladder }: TradingDay, step: number): boolean {
  if (limit === undefined) return true
  return buys ? step <= ladder.stepOf(limit, 'down') : step >= ladder.stepOf(limit, 'up')
}

function auctionFill(
  query: FillQuery,
  day: TradingDay,
  at: Instant,
  { from, until }: Window,
): ExpectedFill | undefined {
  const [step, lots] = at === day.hours.closing ? [day.close, day.closingLots] : [day.open, day.openingLots]
  if (at < from || at >= until || !isGoodPrint(query, day, step)) return undefined
  return { at, price: day.ladder.amountAt(step), size: lots * day.listing.instrument.unit, auction: true }
}

function continuousFill(
  query: FillQuery,
  days: Days,
  hours: TradingHours,
  { from, until }: Window,
): ExpectedFill | undefined {
  const { session, buys } = query
  const sessionHours = hours.sessions[session]
  const { path, limit } = days.sessionPath(session, hours.index)
  const day = days.on(hours.index)
  // The quarter-second that runs at the beginning counts with what is left of it.
  const first = quartersBy(sessionHours, from) - (runs(sessionHours, from) ? 1 : 0)
  const found = firstAt(path, wantedFor(query, day, limit), first, quartersBy(sessionHours, until - 1))
  if (!found) return undefined
  const at = Math.max(from, instantOf(sessionHours, found.quarter))
  const side = sidesAt(day, limit, found.step)[buys ? 'ask' : 'bid'] as number
  return { at, price: day.ladder.amountAt(side), size: quantityAt(day, buys ? 1 : -1, 0, at) }
}

/** Only Tokyo has auctions. In New York the opening is an ordinary price with bid and ask around it. */
function fillOn(query: FillQuery, days: Days, hours: TradingHours, window: Window): ExpectedFill | undefined {
  const day = days.on(hours.index)
  if (query.session !== 'regular' || hours.closing === undefined) return continuousFill(query, days, hours, window)
  return (
    auctionFill(query, day, hours.opening, window) ??
    continuousFill(query, days, hours, window) ??
    auctionFill(query, day, hours.closing, window)
  )
}

/** The first fill of an order, day by day: within a day the path is searched by its highs and lows. */
export function findFill(days: Days, query: FillQuery, from: Instant, until: Instant): ExpectedFill | undefined {
  const { market, first, end, haltedAt } = days.listing
  const window = { from, until: Math.min(until, haltedAt) }
  const last = Math.min(DAYS, end)
  for (let index = Math.max(first, hoursAt(market, from)?.index ?? 0); index < last; index += 1) {
    const hours = hoursOf(market, index)
    if (hours.begins >= window.until) return undefined
    const fill = fillOn(query, days, hours, window)
    if (fill) return fill
  }
  return undefined
}
