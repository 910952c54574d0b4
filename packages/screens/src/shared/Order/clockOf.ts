import { formatClock, formatMoment, type Instant, type Language, tokyoTime } from '@kabuto/domain/shared'

/** A time of a rule as it is told at this time: of today only the clock. */
export function clockOf(time: string, locale: Language, now: Instant): string {
  const at = Date.parse(time)
  return tokyoTime(at).day === tokyoTime(now).day ? formatClock(at) : formatMoment(at, locale, { now })
}
