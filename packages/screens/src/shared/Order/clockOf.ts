import { formatClock, formatMoment, type Instant, type Language, tokyoTime } from '@kabuto/domain/shared'

/** A rule's time as it is shown now: for today without the date. */
export function clockOf(time: string, locale: Language, now: Instant): string {
  const at = Date.parse(time)
  return tokyoTime(at).day === tokyoTime(now).day ? formatClock(at) : formatMoment(at, locale, { now })
}
