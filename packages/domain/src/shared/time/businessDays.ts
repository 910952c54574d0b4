import type { Market } from './calendar.ts'
import { type Calendar, calendarOf, tokyo } from './calendars.ts'
import { type Day, dayNumber, dayOf, inForce, weekdayNumber } from './days.ts'
import { type Instant, localInstant } from './zone.ts'

/** The day of a number, if it is a business day. */
export function openDay(number: number, calendar: Calendar): Day | undefined {
  const weekday = weekdayNumber(number)
  if (weekday === 0 || weekday === 6) return undefined
  const day = dayOf(number)
  return calendar.closedDays[day] ? undefined : day
}

function openNumberFrom(number: number, calendar: Calendar): number {
  let found = number
  while (openDay(found, calendar) === undefined) found += 1
  return found
}

export function isBusinessDay(day: Day, calendar: Calendar = tokyo): boolean {
  return openDay(dayNumber(day), calendar) !== undefined
}

/** The first business day on or after the given one. */
export function businessDayFrom(day: Day, calendar: Calendar = tokyo): Day {
  return dayOf(openNumberFrom(dayNumber(day), calendar))
}

/** So many business days after the given day, which need not be one. */
export function addBusinessDays(day: Day, count: number, calendar: Calendar = tokyo): Day {
  let number = dayNumber(day)
  for (let left = count; left > 0; left -= 1) number = openNumberFrom(number + 1, calendar)
  return dayOf(number)
}

/** The last business day on or before the given one. */
export function lastBusinessDay(day: Day, calendar: Calendar = tokyo): Day {
  let number = dayNumber(day)
  while (openDay(number, calendar) === undefined) number -= 1
  return dayOf(number)
}

/** So many business days before the given day, which need not be one. */
export function businessDaysBefore(day: Day, count: number, calendar: Calendar = tokyo): Day {
  let before = day
  for (let left = count; left > 0; left -= 1) before = lastBusinessDay(dayOf(dayNumber(before) - 1), calendar)
  return before
}

/** When the money and the shares of a trade are exchanged, in the market's own calendar (facts §5). */
export function settlementDate(market: Market, tradeDay: Day): Day {
  const calendar = calendarOf[market]
  return addBusinessDays(tradeDay, inForce(calendar.settlement, tradeDay).days, calendar)
}

/** The instant from which on it is settled: the day begins where the market is. */
export function settledFrom(market: Market, settlement: Day): Instant {
  return localInstant(calendarOf[market], settlement, 0)
}
