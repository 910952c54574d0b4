import { addBusinessDays } from '../shared/time/businessDays.ts'
import { type Day, type Instant, tokyoInstant } from '../shared/time/tokyoTime.ts'

const OPENING = 9 * 60

type Booked = {
  /** On which they are booked: not sold on that day. */
  day: Day
  /** The last day of the lock-up, where there is one. */
  lockedThrough?: Day | undefined
}

/**
 * From when shares can be sold that an application brings, known before anybody applies: what `sellLocks` comes to for
 * them.
 */
export function bookedSellableFrom({ day, lockedThrough = day }: Booked): Instant {
  return tokyoInstant(addBusinessDays(lockedThrough > day ? lockedThrough : day, 1), OPENING)
}
