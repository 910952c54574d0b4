import type { Instant } from '@kabuto/domain/shared'
import type { Lane, TradingDay } from './day.ts'
import type { Days } from './days.ts'
import type { Seeker } from '../engine/marketData.ts'
import type { Touch } from '../rows/position.ts'
import { firstAt, type Wanted } from './path.ts'
import { quantityAt, sidesAt } from './quote.ts'
import { instantOf, quartersBy, runs, type Sheet, sheetAt, sheetOf } from './sheet.ts'
import { DAYS } from './tradingDays.ts'

/** From the one on, before the other. */
type Hours = { from: Instant; until: Instant }

/**
 * The last prices at which the other side of the book is at the limit or better. At a daily limit there is no other
 * side.
 */
function wantedFor({ buys, limit }: Seeker, { ladder, askApart, bidApart }: TradingDay, reach: Lane['limit']): Wanted {
  if (buys) {
    const highest = limit === undefined ? Infinity : ladder.stepOf(limit, 'down')
    return { least: -Infinity, most: highest >= reach.high ? reach.high - 1 : highest - askApart }
  }
  const lowest = limit === undefined ? 0 : ladder.stepOf(limit, 'up')
  return { least: lowest <= reach.low ? reach.low + 1 : lowest + bidApart, most: Infinity }
}

/** In an auction all trade at one price: there is no spread to cross. */
function isGoodPrint({ buys, limit }: Seeker, { ladder }: TradingDay, step: number): boolean {
  if (limit === undefined) return true
  return buys ? step <= ladder.stepOf(limit, 'down') : step >= ladder.stepOf(limit, 'up')
}

function printTouch(seeker: Seeker, day: TradingDay, at: Instant, { from, until }: Hours): Touch | undefined {
  const [step, lots] = at === day.sheet.closing ? [day.close, day.closingLots] : [day.open, day.openingLots]
  if (at < from || at >= until || !isGoodPrint(seeker, day, step)) return undefined
  return { at, price: day.ladder.amountAt(step), size: lots * day.listing.instrument.unit, auction: true }
}

function movingTouch(seeker: Seeker, days: Days, sheet: Sheet, { from, until }: Hours): Touch | undefined {
  const { session, buys } = seeker
  const course = sheet.courses[session]
  const { path, limit } = days.lane(session, sheet.index)
  const day = days.on(sheet.index)
  // The quarter-second that runs at the beginning counts with what is left of it.
  const first = quartersBy(course, from) - (runs(course, from) ? 1 : 0)
  const found = firstAt(path, wantedFor(seeker, day, limit), first, quartersBy(course, until - 1))
  if (!found) return undefined
  const at = Math.max(from, instantOf(course, found.quarter))
  const side = sidesAt(day, limit, found.step)[buys ? 'ask' : 'bid'] as number
  return { at, price: day.ladder.amountAt(side), size: quantityAt(day, buys ? 1 : -1, 0, at) }
}

/** Only Tokyo has auctions. In New York the opening is the first price, and the book stands around it. */
function touchOn(seeker: Seeker, days: Days, sheet: Sheet, hours: Hours): Touch | undefined {
  const day = days.on(sheet.index)
  if (seeker.session !== 'regular' || sheet.closing === undefined) return movingTouch(seeker, days, sheet, hours)
  return (
    printTouch(seeker, day, sheet.opening, hours) ??
    movingTouch(seeker, days, sheet, hours) ??
    printTouch(seeker, day, sheet.closing, hours)
  )
}

/** The first price that a seeker can have, day by day: within one the path is searched by its highs and lows. */
export function firstTouchOf(days: Days, seeker: Seeker, from: Instant, until: Instant): Touch | undefined {
  const { market, first, end, haltedAt } = days.listing
  const hours = { from, until: Math.min(until, haltedAt) }
  const last = Math.min(DAYS, end)
  for (let index = Math.max(first, sheetAt(market, from)?.index ?? 0); index < last; index += 1) {
    const sheet = sheetOf(market, index)
    if (sheet.begins >= hours.until) return undefined
    const touch = touchOn(seeker, days, sheet, hours)
    if (touch) return touch
  }
  return undefined
}
