import { formatMoment, type Instant, type Language } from '@kabuto/domain/shared'

const MINUTE = 60_000

/**
 * When something was done, to the minute it was done in; the time of a rule is rounded up instead. What may lie in
 * another year than `now` has its year.
 */
export function recordTime(time: string, locale: Language, now?: Instant): string {
  return formatMoment(Math.floor(Date.parse(time) / MINUTE) * MINUTE, locale, { now })
}
