import { describe, expect, test } from 'vitest'
import { formatClock } from '../format/date.ts'
import { type Calendar, newYork, tokyo } from './calendars.ts'
import { tradingDay } from './hours.ts'
import { fillsAt, takesOrders } from './sessions.ts'
import { newYorkClocks } from './zone.ts'

const at = (text: string): number => Date.parse(text)
const dayAndHours = (calendar: Calendar, now: number) => {
  const { day, hours } = tradingDay(calendar, now)
  return [day, ...hours.map(({ session, from, to }) => `${session} ${formatClock(from)}–${formatClock(to)}`)]
}

const summer = ['pre 17:00–22:30', 'regular 22:30–5:00', 'after 5:00–9:00']
const winter = ['pre 18:00–23:30', 'regular 23:30–6:00', 'after 6:00–10:00']

describe('the hours of a day, by the clocks of Tokyo', () => {
  const usual = ['pre 8:20–9:00', 'regular 9:00–11:30', 'regular 12:30–15:30', 'after 17:00–23:59']

  test.each([
    ['2026-11-20T00:00:00+09:00', '2026-11-20', usual],
    ['2026-11-20T23:58:59+09:00', '2026-11-20', usual],
    // Over: the next business day, and a holiday is none.
    ['2026-11-20T23:59:00+09:00', '2026-11-24', usual],
    ['2026-11-23T10:00:00+09:00', '2026-11-24', usual],
    ['2024-11-01T10:00:00+09:00', '2024-11-01', [...usual.slice(0, 2), 'regular 12:30–15:00', ...usual.slice(3)]],
  ])('Tokyo at %s trades on %s', (now, day, hours) => expect(dayAndHours(tokyo, at(now))).toEqual([day, ...hours]))

  test.each([
    ['2026-10-30T12:00:00+09:00', '2026-10-30', summer],
    ['2026-10-31T08:59:59+09:00', '2026-10-30', summer],
    // The hour changes over the weekend.
    ['2026-10-31T09:00:00+09:00', '2026-11-02', winter],
    ['2026-11-03T09:59:59+09:00', '2026-11-02', winter],
    ['2027-03-13T09:59:59+09:00', '2027-03-12', winter],
    ['2027-03-13T10:00:00+09:00', '2027-03-15', summer],
    // Thanksgiving, and the short day after it.
    ['2026-11-26T20:00:00+09:00', '2026-11-27', ['pre 18:00–23:30', 'regular 23:30–3:00', 'after 3:00–7:00']],
  ])('New York at %s trades on %s', (now, day, hours) => expect(dayAndHours(newYork, at(now))).toEqual([day, ...hours]))

  test.each([tokyo, newYork])(
    'are those in which orders are taken, and filled but for the wait before the close',
    (market) => {
      const { hours } = tradingDay(market, at('2026-11-20T14:00:00+09:00'))
      expect(hours.length).toBeGreaterThan(2)
      for (const { session, from, to } of hours) {
        expect([from - 1, from, to - 1].map((now) => takesOrders(market, now, session)).slice(1)).toEqual([true, true])
        expect(fillsAt(market, from, session)).toBe(true)
        expect(fillsAt(market, from - 1, session)).toBe(false)
        expect(takesOrders(market, to, session)).toBe(false)
      }
    },
  )

  test('a market that never opens has none', () => {
    const shut: Calendar = { ...tokyo, timetable: [{ from: '2018-10-01', phases: [] }] }
    expect(tradingDay(shut, at('2026-11-20T10:00:00+09:00'))).toEqual({ day: '2026-11-20', hours: [] })
  })
})

test.each([
  ['2026-11-01T05:59:59Z', true, '2026-11-01T06:00:00Z'],
  ['2026-11-01T06:00:00Z', false, '2027-03-14T07:00:00Z'],
  ['2027-03-14T06:59:59Z', false, '2027-03-14T07:00:00Z'],
  ['2027-03-14T07:00:00Z', true, '2027-11-07T06:00:00Z'],
  ['2026-12-31T12:00:00Z', false, '2027-03-14T07:00:00Z'],
])('at %s daylight saving is %s in New York and changes at %s', (now, summerTime, changesAt) =>
  expect(newYorkClocks(at(now))).toEqual({ summer: summerTime, changesAt: at(changesAt) }),
)
