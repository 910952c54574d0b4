import type { Day } from './days.ts'
import { type Instant, localInstant, localTime, type LocalTime, newYorkZone } from './zone.ts'

export function newYorkTime(instant: Instant): LocalTime {
  return localTime(newYorkZone, instant)
}

/** The instant at which clocks in New York show `minutes` past midnight of that day. */
export function newYorkInstant(day: Day, minutes = 0): Instant {
  return localInstant(newYorkZone, day, minutes)
}
