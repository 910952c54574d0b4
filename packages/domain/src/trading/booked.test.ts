import { expect, test } from 'vitest'
import { addBusinessDays } from '../shared/time/businessDays.ts'
import { addDays } from '../shared/time/days.ts'
import { tokyoInstant } from '../shared/time/tokyoTime.ts'
import { bookedSellableFrom } from './booked.ts'
import { sellLocks } from './locks.ts'

test.each([
  // A Friday: the next trade day is a Monday.
  [{ day: '2026-12-04' }, '2026-12-07T09:00:00+09:00'],
  [{ day: '2026-11-20', lockedThrough: '2026-12-21' }, '2026-12-22T09:00:00+09:00'],
  // Over a holiday.
  [{ day: '2026-12-08', lockedThrough: '2027-01-08' }, '2027-01-12T09:00:00+09:00'],
  [{ day: '2026-11-20' }, '2026-11-24T09:00:00+09:00'],
] as const)('what is booked as %j can be sold from %s', (booked, from) =>
  expect(bookedSellableFrom(booked)).toBe(Date.parse(from)),
)

test('it is what the locks of a position come to', () => {
  // They are booked on business days.
  const days = Array.from({ length: 300 }, (_, at) => addBusinessDays('2026-11-20', at))
  for (const day of days)
    for (const lockedThrough of [undefined, day, addDays(day, 20)]) {
      const locks = sellLocks({
        market: 'jpy',
        side: 'long',
        leverage: 1,
        origin: 'block',
        lastOpened: tokyoInstant(day, 9 * 60),
        lockedThrough,
      })
      const latest = Math.max(...locks.map(({ until }) => Date.parse(until)))
      expect([day, lockedThrough, bookedSellableFrom({ day, lockedThrough })]).toEqual([day, lockedThrough, latest])
    }
})
