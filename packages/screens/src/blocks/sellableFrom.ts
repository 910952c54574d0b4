import { type Day, formatMoment, type Instant, type Language, tokyoTime } from '@kabuto/domain/shared'
import { bookedSellableFrom } from '@kabuto/domain/trading'

/** From when the shares of a block can be sold. */
export function sellableFrom(lockedThrough: Day, locale: Language, now: Instant): string {
  const from = bookedSellableFrom({ origin: 'block', day: tokyoTime(now).day, lockedThrough })
  return formatMoment(from, locale, { now })
}
