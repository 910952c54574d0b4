import {
  businessDaysBefore,
  type Day,
  type Instant,
  isBusinessDay,
  tokyoInstant,
  tokyoTime,
} from '@kabuto/domain/shared'

/** Ten minutes into a session everything can be traded. */
const FIRST_TRADE = 9 * 60 + 10

/** The last day on which one could have traded by now. */
function lastTradingDay(now: Instant): Day {
  const { day, minutes } = tokyoTime(now)
  return isBusinessDay(day) && minutes >= FIRST_TRADE ? day : businessDaysBefore(day, 1)
}

/**
 * An instant on the trading day so many before the last one: `at(12, 10, 30)` is half past ten, twelve trading days
 * ago.
 */
export function pastOf(now: Instant): (daysBefore: number, hours: number, minutes?: number) => Instant {
  const last = lastTradingDay(now)
  return (daysBefore, hours, minutes = 0) =>
    Math.min(now, tokyoInstant(businessDaysBefore(last, daysBefore), hours * 60 + minutes))
}
