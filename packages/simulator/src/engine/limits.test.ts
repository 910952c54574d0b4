import { expect, test } from 'vitest'
import { createRateLimiter, usualLimits } from './limits.ts'

const SECOND = 1000
const NOON = Date.parse('2026-11-20T12:00:00+09:00')

test('in ten seconds a caller may change 20 times and read 100 times; an address may call 300 times', () => {
  expect(usualLimits).toEqual({ changes: 20, reads: 100, address: 300 })
})

test('one request more than allowed is told when the first of them is ten seconds old', () => {
  const { passes } = createRateLimiter()
  expect(passes('0000000001', 2, NOON)).toEqual({})
  expect(passes('0000000001', 2, NOON + 3 * SECOND)).toEqual({})
  expect(passes('0000000001', 2, NOON + 9 * SECOND)).toEqual({ retryAt: NOON + 10 * SECOND })
  expect(passes('0000000001', 2, NOON + 10 * SECOND - 1)).toEqual({ retryAt: NOON + 10 * SECOND })
  // The one that was refused does not count.
  expect(passes('0000000001', 2, NOON + 10 * SECOND)).toEqual({})
  expect(passes('0000000001', 2, NOON + 10 * SECOND)).toEqual({ retryAt: NOON + 13 * SECOND })
})

test('a smaller limit looks at the latest requests only', () => {
  const { passes } = createRateLimiter()
  for (const second of [0, 1, 2]) passes('0000000001', 9, NOON + second * SECOND)
  expect(passes('0000000001', 1, NOON + 3 * SECOND)).toEqual({ retryAt: NOON + 12 * SECOND })
})

test('callers are counted apart', () => {
  const { passes } = createRateLimiter()
  expect(passes('0000000001', 1, NOON)).toEqual({})
  expect(passes('0000000002', 1, NOON)).toEqual({})
  expect(passes('0000000001', 1, NOON)).toEqual({ retryAt: NOON + 10 * SECOND })
})

test('nobody is forgotten within ten seconds, however many callers there are', () => {
  const { passes } = createRateLimiter()
  expect(passes('first', 1, NOON)).toEqual({})
  for (let count = 0; count < 10_001; count += 1) passes(`caller ${count}`, 1, NOON + SECOND)
  expect(passes('first', 1, NOON + 9 * SECOND)).toEqual({ retryAt: NOON + 10 * SECOND })
  expect(passes('caller 7', 1, NOON + 10 * SECOND)).toEqual({ retryAt: NOON + 11 * SECOND })
  expect(passes('first', 1, NOON + 10 * SECOND)).toEqual({})
})
