import { type RefusalOf, refuse } from './refusal.ts'
import type { TooOftenCause } from './refusalParams.ts'
import { type Instant, toIso } from '../time/tokyoTime.ts'

/** For shorter waits the number of seconds is shown instead of a time. */
const SOON_MS = 2 * 60_000

/** The refusal after too many tries or calls, with the time from which they are accepted again, by the real clock. */
export function tooOften(cause: TooOftenCause, retryAt: Instant, wall: Instant): RefusalOf<'tooOften'> {
  const left = retryAt - wall
  const seconds = left < SOON_MS ? { seconds: Math.ceil(left / 1000) } : {}
  return refuse('tooOften', { cause, retryAt: toIso(retryAt), ...seconds })
}
