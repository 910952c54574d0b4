import { expect, test } from 'vitest'
import { monthBeside, weeksOf } from './weeks.ts'

const shown = (month: string): string[] =>
  weeksOf(month).map((week) => week.map((day) => day?.slice(-2) ?? '··').join(' '))

test('a month begins with its Sunday and leaves out the days of its neighbours', () => {
  expect(shown('2026-10')).toEqual([
    '·· ·· ·· ·· 01 02 03',
    '04 05 06 07 08 09 10',
    '11 12 13 14 15 16 17',
    '18 19 20 21 22 23 24',
    '25 26 27 28 29 30 31',
  ])
})

test('a month that begins on a Sunday has no empty week before it', () => {
  expect(shown('2026-11')[0]).toBe('01 02 03 04 05 06 07')
  expect(weeksOf('2026-11')[0]?.[0]).toBe('2026-11-01')
})

test.each([
  ['2026-02', 4],
  ['2026-08', 6],
  ['2028-02', 5],
])('%s has %d weeks', (month, count) => {
  expect(weeksOf(month)).toHaveLength(count)
})

test.each([
  ['2026-11', -1, '2026-10'],
  ['2026-11', 1, '2026-12'],
  ['2026-12', 1, '2027-01'],
  ['2027-01', -1, '2026-12'],
  ['2026-02', 1, '2026-03'],
  ['2026-03', -1, '2026-02'],
  ['2026-01', 1, '2026-02'],
] as const)('beside %s (%d) is %s', (month, way, expected) => {
  expect(monthBeside(month, way)).toBe(expected)
})
