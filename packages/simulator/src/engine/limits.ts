import type { Instant } from '@kabuto/domain/shared'

export type Limits = { changes: number; reads: number; address: number }

/** Decisions §6: in any ten seconds of real time. */
export const usualLimits: Limits = { changes: 20, reads: 100, address: 300 }

const WINDOW_MS = 10_000
/** With more callers than this, those that have been quiet are forgotten. */
const MOST_REMEMBERED = 10_000

export type RateLimiter = {
  /** Counts one more request, or says when the next one is allowed. */
  passes: (who: string, most: number, now: Instant) => { retryAt?: Instant }
}

/** Counts the requests of each caller in the last ten seconds. The counts are in memory only: a restart clears them. */
export function createRateLimiter(): RateLimiter {
  const times = new Map<string, Instant[]>()

  function forgetQuiet(now: Instant): void {
    if (times.size < MOST_REMEMBERED) return
    for (const [who, seen] of times) if ((seen.at(-1) ?? 0) <= now - WINDOW_MS) times.delete(who)
  }

  return {
    passes(who, most, now) {
      forgetQuiet(now)
      const recent = (times.get(who) ?? []).filter((time) => time > now - WINDOW_MS)
      if (recent.length >= most) {
        times.set(who, recent)
        return { retryAt: (recent[recent.length - most] ?? now) + WINDOW_MS }
      }
      times.set(who, [...recent, now])
      return {}
    },
  }
}
