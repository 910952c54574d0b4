import { type RefusalOf, refuse } from './refusal.ts'
import type { TooOftenCause } from './refusalParams.ts'
import { type Instant, toIso } from '../time/tokyoTime.ts'

/** Below this a time without its seconds says too little. */
const SOON_MS = 2 * 60_000

/** Why nothing more is taken for now, and from when it is; by the real clock. */
export function tooOften(cause: TooOftenCause, retryAt: Instant, wall: Instant): RefusalOf<'tooOften'> {
  const left = retryAt - wall
  const seconds = left < SOON_MS ? { seconds: Math.ceil(left / 1000) } : {}
  return refuse('tooOften', { cause, retryAt: toIso(retryAt), ...seconds })
}
