import type { Calendar, Market, Phase } from './calendar.ts'
import { newYorkHolidays } from './newYorkHolidays.ts'
import { tokyoHolidays } from './tokyoHolidays.ts'
import { newYorkZone, tokyoZone } from './zone.ts'

export type { Calendar } from './calendar.ts'

function at(hours: number, minutes = 0): number {
  return hours * 60 + minutes
}

/**
 * Facts §1. `pre` and `after` are the PTS (decisions §6): its day session until Tokyo opens, and its night, whose
 * trades are the next day's.
 * An auction is printed within the minute that begins with it. Between 12:05 and 12:30 orders are taken again.
 */
const untilLunch: readonly Phase[] = [
  { kind: 'orderEntry', from: at(8), to: at(8, 20) },
  { kind: 'pre', from: at(8, 20), to: at(9) },
  { kind: 'openingAuction', from: at(9), to: at(9, 1) },
  { kind: 'morning', from: at(9, 1), to: at(11, 30) },
  { kind: 'lunch', from: at(11, 30), to: at(12, 5) },
  { kind: 'orderEntry', from: at(12, 5), to: at(12, 30) },
]
const night: Phase = { kind: 'after', from: at(17), to: at(23, 59), tradesNextDay: true }

export const tokyo: Calendar = {
  ...tokyoZone,
  market: 'jpy',
  closedDays: tokyoHolidays,
  timetable: [
    {
      from: '2018-10-01',
      phases: [
        ...untilLunch,
        { kind: 'afternoon', from: at(12, 30), to: at(15) },
        { kind: 'closingAuction', from: at(15), to: at(15, 1) },
        night,
      ],
    },
    {
      from: '2024-11-05',
      phases: [
        ...untilLunch,
        { kind: 'afternoon', from: at(12, 30), to: at(15, 25) },
        { kind: 'preClosing', from: at(15, 25), to: at(15, 30) },
        { kind: 'closingAuction', from: at(15, 30), to: at(15, 31) },
        night,
      ],
    },
  ],
  shortDays: {},
  settlement: [
    { from: '2018-10-01', days: 3 },
    { from: '2019-07-16', days: 2 },
  ],
}

function newYorkDay(close: number): readonly Phase[] {
  return [
    { kind: 'pre', from: at(4), to: at(9, 30) },
    { kind: 'regular', from: at(9, 30), to: close },
    { kind: 'after', from: close, to: close + at(4) },
  ]
}

/** Facts §6: the eve of a holiday ends at 13:00. */
const early = newYorkDay(at(13))

export const newYork: Calendar = {
  ...newYorkZone,
  market: 'usd',
  closedDays: newYorkHolidays,
  timetable: [{ from: '2018-10-01', phases: newYorkDay(at(16)) }],
  shortDays: {
    '2026-11-27': early,
    '2026-12-24': early,
    '2027-11-26': early,
    '2028-07-03': early,
    '2028-11-24': early,
  },
  settlement: [
    { from: '2018-10-01', days: 2 },
    { from: '2024-05-28', days: 1 },
  ],
}

export const calendarOf: Record<Market, Calendar> = { jpy: tokyo, usd: newYork }
