import { toIso } from '@kabuto/domain/shared'
import { describe, expect, test } from 'vitest'
import { openTimeAfter } from './clock.ts'

const MINUTE = 60_000
const after = (from: string, minutes: number): string => toIso(openTimeAfter(Date.parse(from), minutes * MINUTE))

describe('the open clock leaves out the hours in which both markets are closed', () => {
  test.each([
    ['2026-11-20T10:00:00+09:00', 15, '2026-11-20T10:15:00+09:00', 'within a session it goes like any clock'],
    ['2026-11-20T11:20:00+09:00', 30, '2026-11-20T11:50:00+09:00', 'lunch is no close'],
    ['2026-11-20T15:30:00+09:00', 2, '2026-11-20T17:01:00+09:00', 'from the closing auction to the night'],
    ['2026-11-20T23:50:00+09:00', 30, '2026-11-21T00:20:00+09:00', 'New York is open while Tokyo sleeps'],
    [
      '2026-11-21T09:59:00+09:00',
      2,
      '2026-11-23T18:01:00+09:00',
      'from the end of New York’s week over a holiday in Tokyo to New York’s next morning',
    ],
    ['2026-12-30T15:30:00+09:00', 2, '2026-12-30T17:01:00+09:00', 'the last day of the year in Tokyo'],
  ])('%s and %i minutes are %s: %s', (from, minutes, expected) => expect(after(from, minutes)).toBe(expected))

  test('it never goes back and never stands still', () => {
    const from = Date.parse('2026-11-20T10:00:00+09:00')
    const times = Array.from({ length: 500 }, (_, step) => openTimeAfter(from, step * 37 * MINUTE))
    expect(times.every((time, index) => index === 0 || time > (times[index - 1] ?? Infinity))).toBe(true)
  })
})
