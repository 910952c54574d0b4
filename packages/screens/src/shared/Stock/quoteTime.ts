import { formatClock, type Instant, minuteOf } from '@kabuto/domain/shared'

/** The minute that a price is of; the time of a rule is rounded up instead. */
export function quoteTime(at: Instant | string): string {
  return formatClock(minuteOf(typeof at === 'string' ? Date.parse(at) : at))
}
