import { formatClock } from '@kabuto/domain/shared'

const MINUTE = 60_000

/** The minute that a price is of; the time of a rule is rounded up instead. */
export function quoteTime(at: string): string {
  return formatClock(Math.floor(Date.parse(at) / MINUTE) * MINUTE)
}
