import { describe, expect, test } from 'vitest'
import {
  addBusinessDays,
  businessDayFrom,
  businessDaysBefore,
  isBusinessDay,
  lastBusinessDay,
  settledFrom,
  settlementDate,
} from './businessDays.ts'
import { newYork } from './calendars.ts'
import { addDays, inForce, weekdayOf } from './days.ts'
import { newYorkInstant, newYorkTime } from './newYorkTime.ts'
import { toIso } from './tokyoTime.ts'

const at = (text: string): number => Date.parse(text)

test.each([
  ['2026-02-28', 1, '2026-03-01', 6],
  ['2028-02-28', 1, '2028-02-29', 1],
  ['2027-01-01', -1, '2026-12-31', 5],
  ['1970-01-01', -1, '1969-12-31', 4],
  ['2000-02-28', 1, '2000-02-29', 1],
  ['2000-02-29', 366, '2001-03-01', 2],
  ['0001-01-01', 0, '0001-01-01', 1],
])('%s and %i days is %s', (day, days, expected, weekday) => {
  expect(addDays(day, days)).toBe(expected)
  expect(weekdayOf(day)).toBe(weekday)
})

test('before the oldest row of a dated table its oldest row is in force', () => {
  const rows: [{ from: string; value: number }, { from: string; value: number }] = [
    { from: '2020-01-01', value: 1 },
    { from: '2026-11-20', value: 2 },
  ]
  expect(['2019-12-31', '2020-01-01', '2026-11-19', '2026-11-20'].map((day) => inForce(rows, day).value)).toEqual([
    1, 1, 1, 2,
  ])
})

describe('settlement', () => {
  test.each([
    ['jpy', '2019-07-12', '2019-07-17'],
    ['jpy', '2019-07-16', '2019-07-18'],
    ['jpy', '2026-11-19', '2026-11-24'],
    ['jpy', '2026-11-20', '2026-11-25'],
    ['jpy', '2026-12-29', '2027-01-04'],
    ['jpy', '2028-12-28', '2029-01-04'],
    ['usd', '2024-05-24', '2024-05-28'],
    ['usd', '2024-05-28', '2024-05-29'],
    ['usd', '2026-11-25', '2026-11-27'],
    ['usd', '2026-11-20', '2026-11-23'],
  ] as const)('%s of %s is on %s', (market, traded, settled) => expect(settlementDate(market, traded)).toBe(settled))

  test.each([
    ['jpy', '2026-11-25', '2026-11-25T00:00:00+09:00'],
    ['usd', '2026-11-24', '2026-11-24T14:00:00+09:00'],
    ['usd', '2026-07-07', '2026-07-07T13:00:00+09:00'],
  ] as const)('%s on %s is there from %s on, as the day begins where the market is', (market, day, from) =>
    expect(settledFrom(market, day)).toBe(Date.parse(from)),
  )
})

describe('business days in New York', () => {
  test('are its own', () => {
    expect(isBusinessDay('2026-11-23', newYork)).toBe(true)
    expect(isBusinessDay('2026-11-26', newYork)).toBe(false)
    expect(businessDayFrom('2026-11-26', newYork)).toBe('2026-11-27')
    expect(addBusinessDays('2026-11-25', 2, newYork)).toBe('2026-11-30')
    expect(lastBusinessDay('2026-11-26', newYork)).toBe('2026-11-25')
    expect(businessDaysBefore('2026-11-30', 2, newYork)).toBe('2026-11-25')
  })

  test('what is no day ends the search', () => expect(addBusinessDays('never', 2)).toContain('NaN'))
})

describe('clocks in New York', () => {
  test.each([
    ['2027-03-14T06:59:59Z', '2027-03-14', 119],
    ['2027-03-14T07:00:00Z', '2027-03-14', 180],
    ['2027-11-07T05:59:59Z', '2027-11-07', 119],
    ['2027-11-07T06:00:00Z', '2027-11-07', 60],
    ['2026-11-20T04:59:59Z', '2026-11-19', 1439],
    ['2026-11-20T05:00:00Z', '2026-11-20', 0],
  ])('at %s show %s, minute %i', (instant, day, minutes) =>
    expect(newYorkTime(at(instant))).toMatchObject({ day, minutes }),
  )

  test.each([
    ['2027-03-14', 150, '2027-03-14T07:30:00Z'],
    ['2027-03-14', 180, '2027-03-14T07:00:00Z'],
    ['2027-11-07', 60, '2027-11-07T05:00:00Z'],
    ['2027-11-07', 120, '2027-11-07T07:00:00Z'],
    ['2026-11-20', 570, '2026-11-20T14:30:00Z'],
  ])('an hour skipped or doubled on %s at minute %i is %s', (day, minutes, instant) =>
    expect(newYorkInstant(day, minutes)).toBe(at(instant)),
  )

  test('a day begins at midnight', () => expect(newYorkInstant('2026-11-20')).toBe(at('2026-11-20T05:00:00Z')))
})

test('a time on the wire keeps whole seconds', () =>
  expect(toIso(at('2026-11-20T05:32:09.999Z'))).toBe('2026-11-20T14:32:09+09:00'))
