/** Milliseconds since 1970. On the wire ISO 8601 with an offset. */
export type Instant = number

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE
/** Tokyo has had no daylight saving since 1951. */
const OFFSET = 9 * 60 * MINUTE

/** `2026-11-20`, a day in Tokyo. */
export type Day = string

export type TokyoTime = { day: Day; weekday: number; minutes: number }

export function tokyoTime(instant: Instant): TokyoTime {
  const shifted = new Date(instant + OFFSET)
  return {
    day: shifted.toISOString().slice(0, 10),
    weekday: shifted.getUTCDay(),
    minutes: shifted.getUTCHours() * 60 + shifted.getUTCMinutes(),
  }
}

export function weekdayOf(day: Day): number {
  return new Date(`${day}T00:00:00Z`).getUTCDay()
}

/** The instant at which it is so many minutes past midnight of that day in Tokyo. */
export function tokyoInstant(day: Day, minutes = 0): Instant {
  return Date.parse(`${day}T00:00:00Z`) - OFFSET + minutes * MINUTE
}

export function addDays(day: Day, days: number): Day {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY).toISOString().slice(0, 10)
}

export function toIso(instant: Instant): string {
  return `${new Date(instant + OFFSET).toISOString().slice(0, 19)}+09:00`
}
