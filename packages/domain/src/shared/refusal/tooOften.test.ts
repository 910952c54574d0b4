import { expect, test } from 'vitest'
import { tooOften } from './tooOften.ts'

const wall = Date.parse('2026-11-20T10:34:00+09:00')

test.each([
  [120_000, undefined],
  [119_999, 120],
  [24_000, 24],
  [23_001, 24],
  [1, 1],
])('%i ms before it may be tried again it is told in %s seconds, or by its time', (ms, seconds) => {
  expect(tooOften('calls', wall + ms, wall)).toEqual({
    code: 'tooOften',
    params: { cause: 'calls', retryAt: expect.stringMatching(/^2026-11-20T10:3/) as string, seconds },
  })
})
