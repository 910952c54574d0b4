import { type Day, dayOf, twoDigits } from './days.ts'
import { DAY, type Instant, localInstant, localTime, type LocalTime, tokyoZone } from './zone.ts'

export { type Day, weekdayOf } from './days.ts'
export type { Instant } from './zone.ts'

export function tokyoTime(instant: Instant): LocalTime {
  return localTime(tokyoZone, instant)
}

/** The instant at which it is so many minutes past midnight of that day in Tokyo. */
export function tokyoInstant(day: Day, minutes = 0): Instant {
  return localInstant(tokyoZone, day, minutes)
}

/** The form in which times are sent, for every market. */
export function toIso(instant: Instant): string {
  const wall = instant + tokyoZone.offsetAt(instant)
  const number = Math.floor(wall / DAY)
  const seconds = Math.floor((wall - number * DAY) / 1000)
  const minutes = Math.floor(seconds / 60)
  return (
    `${dayOf(number)}T${twoDigits(Math.floor(minutes / 60))}:${twoDigits(minutes % 60)}` +
    `:${twoDigits(seconds % 60)}+09:00`
  )
}
