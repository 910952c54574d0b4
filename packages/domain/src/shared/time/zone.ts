import { type Day, dayNumber, dayOf, daysOf, weekdayNumber, yearOf } from './days.ts'

/** Milliseconds since 1970. On the wire ISO 8601 with an offset. */
export type Instant = number

export const MINUTE = 60_000
const HOUR = 60 * MINUTE
export const DAY = 24 * HOUR

/** How far the clocks of a place are ahead of UTC, asked by the instant or by what its clocks show. */
export type Zone = {
  offsetAt: (instant: Instant) => number
  offsetOn: (wall: number) => number
}

export type LocalTime = { day: Day; weekday: number; minutes: number }

/** The first Sunday on or after a day of a month. */
function sundayFrom(year: number, month: number, date: number): number {
  const number = daysOf(year, month, date)
  return number + ((7 - weekdayNumber(number)) % 7)
}

/** Daylight saving in the United States since 2007: second Sunday of March to first Sunday of November. */
function daylight(time: number, beginsAt: number, endsAt: number): boolean {
  const year = yearOf(Math.floor(time / DAY))
  return time >= sundayFrom(year, 3, 8) * DAY + beginsAt && time < sundayFrom(year, 11, 1) * DAY + endsAt
}

/** Whether clocks in New York stand on daylight saving, and when they change next. */
export function newYorkClocks(now: Instant): { summer: boolean; changesAt: Instant } {
  const year = yearOf(Math.floor(now / DAY))
  const changes = [year, year + 1].flatMap((each) => [
    sundayFrom(each, 3, 8) * DAY + 7 * HOUR,
    sundayFrom(each, 11, 1) * DAY + 6 * HOUR,
  ])
  return { summer: daylight(now, 7 * HOUR, 6 * HOUR), changesAt: Math.min(...changes.filter((at) => at > now)) }
}

function tokyoOffset(): number {
  // Tokyo has had no daylight saving since 1951.
  return 9 * HOUR
}

export const tokyoZone: Zone = { offsetAt: tokyoOffset, offsetOn: tokyoOffset }

export const newYorkZone: Zone = {
  offsetAt: (instant) => (daylight(instant, 7 * HOUR, 6 * HOUR) ? -4 : -5) * HOUR,
  // An hour that is skipped is read by the old offset, one that comes twice is the first.
  offsetOn: (wall) => (daylight(wall, 3 * HOUR, 2 * HOUR) ? -4 : -5) * HOUR,
}

export function localTime(zone: Zone, instant: Instant): LocalTime {
  const wall = instant + zone.offsetAt(instant)
  const number = Math.floor(wall / DAY)
  return { day: dayOf(number), weekday: weekdayNumber(number), minutes: Math.floor((wall - number * DAY) / MINUTE) }
}

/**
 * The instant at which clocks there show so many minutes past midnight of a day; minutes may lead into a neighbouring
 * day.
 */
export function numberInstant(zone: Zone, number: number, minutes: number): Instant {
  const wall = number * DAY + minutes * MINUTE
  return wall - zone.offsetOn(wall)
}

export function localInstant(zone: Zone, day: Day, minutes = 0): Instant {
  return numberInstant(zone, dayNumber(day), minutes)
}
