// The only place that says how long a test may take. A limit is for what hangs, never a measure of speed: each is at
// least five times what the slowest of its kind takes on a quiet machine (docs/quality.md), so a slow and busy one
// passes.

const MINUTE = 60_000

/** What a test waits for to appear or to come true. */
export const WAIT_MS = 2 * MINUTE

/** For a picture of the map, which plays one screen after the other. */
export const inTurn = { timeout: 5 * WAIT_MS }

/** For every vitest project. Some tests of the full counts take half an hour by themselves. */
export function testLimits(isLong: boolean) {
  return {
    testTimeout: isLong ? 240 * MINUTE : 15 * MINUTE,
    hookTimeout: 15 * MINUTE,
    teardownTimeout: 2 * MINUTE,
    expect: { poll: { timeout: WAIT_MS } },
  }
}
