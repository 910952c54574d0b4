import { describe, expect, test } from 'vitest'
import { formatClock, formatDate, formatDay, formatMoment, formatMonth, minuteOf } from '../format/date.ts'
import { fundsWindow } from './fundsWindow.ts'
import { addBusinessDays, businessDayFrom, businessDaysBefore, isBusinessDay, lastBusinessDay } from './businessDays.ts'
import { holidayName } from './holidays.ts'
import { toIso, tokyoInstant, tokyoTime } from './tokyoTime.ts'

const at = (text: string): number => Date.parse(text)

describe('days in Tokyo', () => {
  test.each([
    ['2026-11-20', true],
    ['2026-11-21', false],
    ['2026-11-23', false],
    ['2026-09-22', false],
    ['2026-12-31', false],
    ['2027-01-04', true],
    ['2027-03-22', false],
    ['2028-09-22', false],
  ])('%s is a business day: %s', (day, expected) => expect(isBusinessDay(day)).toBe(expected))

  test.each([
    ['2026-11-20', 1, '2026-11-24'],
    ['2026-11-20', 2, '2026-11-25'],
    ['2026-11-22', 1, '2026-11-24'],
    ['2026-12-30', 1, '2027-01-04'],
    ['2026-11-20', 0, '2026-11-20'],
  ])('%s and %i business days is %s', (day, count, expected) => expect(addBusinessDays(day, count)).toBe(expected))

  test.each([
    ['2026-11-24', 0, '2026-11-24'],
    ['2026-11-24', 1, '2026-11-20'],
    ['2026-11-22', 1, '2026-11-20'],
    ['2027-01-05', 3, '2026-12-29'],
  ])('%s less %i business days is %s', (day, count, expected) => expect(businessDaysBefore(day, count)).toBe(expected))

  test.each([
    ['2026-11-20', '2026-11-20'],
    ['2026-11-23', '2026-11-20'],
    ['2027-01-03', '2026-12-30'],
  ])('the last one up to %s is %s', (day, expected) => expect(lastBusinessDay(day)).toBe(expected))

  test('the first business day from a holiday is the day after it', () =>
    expect(businessDayFrom('2026-11-21')).toBe('2026-11-24'))

  test.each([
    ['2026-11-19T15:00:00Z', { day: '2026-11-20', weekday: 5, minutes: 0 }],
    ['2026-11-19T14:59:59Z', { day: '2026-11-19', weekday: 4, minutes: 1439 }],
  ])('%s is midnight there or not yet', (text, expected) => expect(tokyoTime(at(text))).toEqual(expected))

  test('there and back again', () => {
    expect(toIso(tokyoInstant('2026-11-24', 570))).toBe('2026-11-24T09:30:00+09:00')
  })
})

describe('the window for deposits and withdrawals', () => {
  test.each([
    ['2026-11-20T09:29:59+09:00', false, '2026-11-20T09:30:00+09:00'],
    ['2026-11-20T09:30:00+09:00', true, '2026-11-24T09:30:00+09:00'],
    ['2026-11-20T19:29:59+09:00', true, '2026-11-24T09:30:00+09:00'],
    ['2026-11-20T19:30:00+09:00', false, '2026-11-24T09:30:00+09:00'],
    ['2026-11-23T10:05:00+09:00', false, '2026-11-24T09:30:00+09:00'],
    ['2026-12-31T12:00:00+09:00', false, '2027-01-04T09:30:00+09:00'],
  ])('at %s is open: %s, and opens next at %s', (text, open, next) => {
    expect(fundsWindow(at(text))).toEqual({ open, nextOpen: at(next) })
  })
})

describe('dates as they are read', () => {
  const instant = at('2026-11-04T09:05:07+09:00')

  test.each([
    ['Y-M-D h:m:s', '2026-11-04 09:05:07'],
    ['YYYY/MM/DD', '2026/11/04'],
    ['M月D日', '11月04日'],
    ['hhmm', '0905'],
    ['', ''],
  ])('the pattern %s gives %s', (pattern, expected) => expect(formatDate(instant, pattern)).toBe(expected))

  test.each([[Number.NaN], [null], ['never'], [undefined], [8.64e15 + 1]])('%s is no instant', (value) =>
    expect(formatDate(value, 'Y')).toBe('―'),
  )

  test('another zone is asked for by name', () =>
    expect(formatDate(instant, 'M/D h:m', 'America/New_York')).toBe('11/03 19:05'))

  test.each([
    ['ja', '11/24（火）', '11/24（火）9:30'],
    ['en', 'Tue 24 Nov', 'Tue 24 Nov, 9:30'],
    ['zh-Hant', '11/24（二）', '11/24（二）9:30'],
  ] as const)('a day and a moment in %s', (locale, day, moment) => {
    expect(formatDay('2026-11-24', locale)).toBe(day)
    expect(formatMoment(at('2026-11-24T09:30:00+09:00'), locale)).toBe(moment)
  })

  test.each([
    ['ja', '2027/3/9（火）', '2027/3/9（火）9:00'],
    ['en', 'Tue 9 Mar 2027', 'Tue 9 Mar 2027, 9:00'],
    ['zh-Hant', '2027/3/9（二）', '2027/3/9（二）9:00'],
  ] as const)('one that is far off has its year in %s', (locale, day, moment) => {
    expect(formatDay('2027-03-09', locale, { year: true })).toBe(day)
    expect(formatMoment(at('2027-03-09T09:00:00+09:00'), locale, { year: true })).toBe(moment)
  })

  test.each([
    ['2026-11-30', 'ja', '2026年11月'],
    ['2026-01-01', 'en', 'Jan 2026'],
    ['2026-12-31', 'zh-Hant', '2026年12月'],
    ['2026-11-31', 'en', '―'],
  ] as const)('the month of %s in %s', (day, locale, month) => expect(formatMonth(day, locale)).toBe(month))

  test('the time at which something was is the minute that a clock showed then', () => {
    expect(formatClock(minuteOf(at('2026-11-20T14:38:00+09:00')))).toBe('14:38')
    expect(formatClock(minuteOf(at('2026-11-20T14:38:59.999+09:00')))).toBe('14:38')
    expect(formatClock(minuteOf(at('2026-11-20T14:39:00+09:00')))).toBe('14:39')
  })

  test('the time of a rule is rounded up to the next minute', () => {
    expect(formatClock(at('2026-11-20T14:38:00+09:00'))).toBe('14:38')
    expect(formatClock(at('2026-11-20T14:38:01+09:00'))).toBe('14:39')
    expect(formatMoment(at('2026-11-20T23:59:30+09:00'), 'ja')).toBe('11/21（土）0:00')
  })

  test('a holiday has its name in three languages, another day has none', () => {
    expect([
      holidayName('2026-11-23', 'ja'),
      holidayName('2026-11-23', 'en'),
      holidayName('2026-11-23', 'zh-Hant'),
    ]).toEqual(['勤労感謝の日', 'Labour Thanksgiving Day', '勤勞感謝之日'])
    expect(holidayName('2026-11-24', 'ja')).toBeUndefined()
  })
})
