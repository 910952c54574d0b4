import { formatMoment, type Instant, type Language, minuteOf } from '@kabuto/domain/shared'

/**
 * When something was done, to the minute it was done in; the time of a rule is rounded up instead. What may lie in
 * another year than `now` has its year.
 */
export function recordTime(time: string, locale: Language, now?: Instant): string {
  return formatMoment(minuteOf(Date.parse(time)), locale, { now })
}
