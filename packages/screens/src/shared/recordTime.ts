import { formatMoment, type Instant, type Language, minuteOf } from '@kabuto/domain/shared'

/**
 * When something was done, or what time it is, to the minute that had begun; the time of a rule is rounded up instead.
 * What may lie in another year than `now` has its year.
 */
export function recordTime(time: Instant | string, locale: Language, now?: Instant): string {
  return formatMoment(minuteOf(typeof time === 'string' ? Date.parse(time) : time), locale, { now })
}
