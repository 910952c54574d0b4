import { Temporal } from 'temporal-polyfill'
import { describe, expect, test } from 'vitest'
import { isBusinessDay } from './businessDays.ts'
import { calendarOf } from './calendars.ts'
import { addDays, weekdayOf } from './days.ts'
import { fillsAt, nextClose, nextOpen, sessionAt, takesOrders } from './sessions.ts'
import { localInstant, localTime } from './zone.ts'

/**
 * An oracle that shares nothing with the code: zones by Temporal, holidays by the laws of both countries, sessions as
 * clock times.
 * It walks every day of 2026–2028 and, on each, every minute from two before to two after every edge.
 */
const markets = { jpy: 'Asia/Tokyo', usd: 'America/New_York' } as const
type Market = keyof typeof markets

const first = Temporal.PlainDate.from('2026-01-01')
const days = Array.from({ length: 365 + 365 + 366 }, (_, index) => first.add({ days: index }))

const date = (year: number, month: number, day: number): Temporal.PlainDate =>
  Temporal.PlainDate.from({ year, month, day })

function nthWeekday(year: number, month: number, weekday: number, nth: number): Temporal.PlainDate {
  const start = date(year, month, 1)
  return start.add({ days: ((weekday - start.dayOfWeek + 7) % 7) + 7 * (nth - 1) })
}

/** 国民の祝日に関する法律: the days, then a substitute for a Sunday, then a day between two holidays. */
function japaneseHolidays(year: number): Set<string> {
  const equinox = (base: number): number => Math.floor(base + 0.242194 * (year - 1980)) - Math.floor((year - 1980) / 4)
  const fixed = [
    [1, 1],
    [2, 11],
    [2, 23],
    [3, equinox(20.8431)],
    [4, 29],
    [5, 3],
    [5, 4],
    [5, 5],
    [8, 11],
    [9, equinox(23.2488)],
    [11, 3],
    [11, 23],
  ] as const
  const legal = [
    ...fixed.map(([month, day]) => date(year, month, day)),
    nthWeekday(year, 1, 1, 2),
    nthWeekday(year, 7, 1, 3),
    nthWeekday(year, 9, 1, 3),
    nthWeekday(year, 10, 1, 2),
  ]
  const all = new Set(legal.map(String))
  for (const holiday of legal.filter(({ dayOfWeek }) => dayOfWeek === 7)) {
    let substitute = holiday.add({ days: 1 })
    while (all.has(String(substitute))) substitute = substitute.add({ days: 1 })
    all.add(String(substitute))
  }
  for (const holiday of legal) {
    if (all.has(String(holiday.add({ days: 2 })))) all.add(String(holiday.add({ days: 1 })))
  }
  return all
}

/** Easter by Gauss and Butcher. */
function easter(year: number): Temporal.PlainDate {
  const a = year % 19
  const b = Math.floor(year / 100)
  const d = (19 * a + b - Math.floor(b / 4) - Math.floor((b - Math.floor((b + 8) / 25) + 1) / 3) + 15) % 30
  const e = (32 + 2 * (b % 4) + 2 * Math.floor((year % 100) / 4) - d - (year % 4)) % 7
  const f = d + e - 7 * Math.floor((a + 11 * d + 22 * e) / 451) + 114
  return date(year, Math.floor(f / 31), (f % 31) + 1)
}

function observed(day: Temporal.PlainDate): Temporal.PlainDate {
  if (day.dayOfWeek === 7) return day.add({ days: 1 })
  return day.dayOfWeek === 6 ? day.subtract({ days: 1 }) : day
}

/** NYSE rule 7.2: Saturday's holiday on Friday unless the year ends there, Sunday's on Monday. */
function americanHolidays(year: number): Set<string> {
  const lastMondayOfMay = nthWeekday(year, 6, 1, 1).subtract({ days: 7 })
  const kept = [
    observed(date(year, 1, 1)),
    nthWeekday(year, 1, 1, 3),
    nthWeekday(year, 2, 1, 3),
    easter(year).subtract({ days: 2 }),
    lastMondayOfMay,
    observed(date(year, 6, 19)),
    observed(date(year, 7, 4)),
    nthWeekday(year, 9, 1, 1),
    nthWeekday(year, 11, 4, 4),
    observed(date(year, 12, 25)),
  ]
  return new Set(kept.filter((day) => day.year === year).map(String))
}

const holidays = {
  jpy: new Set([2026, 2027, 2028].flatMap((year) => [...japaneseHolidays(year)])),
  usd: new Set([2026, 2027, 2028].flatMap((year) => [...americanHolidays(year)])),
}

function isOpen(market: Market, day: Temporal.PlainDate): boolean {
  const ends = market === 'jpy' && (day.toString().endsWith('-12-31') || (day.month === 1 && day.day <= 3))
  return day.dayOfWeek < 6 && !ends && !holidays[market].has(String(day))
}

function isShort(day: Temporal.PlainDate): boolean {
  const eve = (day.month === 7 && day.day === 3) || (day.month === 12 && day.day === 24)
  return eve || day.equals(nthWeekday(day.year, 11, 4, 4).add({ days: 1 }))
}

/** Clock times at which something changes, with what begins then. */
function hours(market: Market, day: Temporal.PlainDate): [string, string][] {
  if (!isOpen(market, day)) return []
  if (market === 'usd') {
    const [close, end] = isShort(day) ? ['13:00', '17:00'] : ['16:00', '20:00']
    return [
      ['04:00', 'pre'],
      ['09:30', 'regular'],
      [close, 'after'],
      [end, 'closed'],
    ]
  }
  return [
    ['08:00', 'orderEntry'],
    ['08:20', 'pre'],
    ['09:00', 'openingAuction'],
    ['09:01', 'morning'],
    ['11:30', 'lunch'],
    ['12:05', 'orderEntry'],
    ['12:30', 'afternoon'],
    ['15:25', 'preClosing'],
    ['15:30', 'closingAuction'],
    ['15:31', 'closed'],
    ['17:00', 'after'],
    ['23:59', 'closed'],
  ]
}

const instantOf = (market: Market, day: Temporal.PlainDate, time: string): number =>
  day.toZonedDateTime({ timeZone: markets[market], plainTime: time }).epochMilliseconds

const minutesOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3))

const after = (times: readonly number[], now: number): number | undefined => times.find((time) => time > now)

/** What begins an opening, and what begins when the last order was taken. */
const begins = {
  jpy: {
    pre: { opens: ['pre'], closes: ['openingAuction'] },
    regular: { opens: ['openingAuction', 'afternoon'], closes: ['closingAuction'] },
  },
  usd: { pre: { opens: ['pre'], closes: ['regular'] }, regular: { opens: ['regular'], closes: ['after'] } },
} as const

describe.each(['jpy', 'usd'] as const)('%s agrees with the oracle', (market) => {
  const calendar = calendarOf[market]

  test('on every day: weekday, business day, the day after, midnight and noon', () => {
    for (const day of days) {
      const text = String(day)
      expect([text, weekdayOf(text), isBusinessDay(text, calendar), addDays(text, 1)]).toEqual([
        text,
        day.dayOfWeek % 7,
        isOpen(market, day),
        String(day.add({ days: 1 })),
      ])
      for (const time of ['00:00', '01:30', '02:30', '12:00'])
        expect([text, time, localInstant(calendar, text, minutesOf(time))]).toEqual([
          text,
          time,
          instantOf(market, day, time),
        ])
    }
  })

  test('at every hour: what clocks show', () => {
    const start = instantOf(market, first, '00:00')
    for (let hour = 0; hour < days.length * 24; hour += 1) {
      const instant = start + hour * 3_600_000
      const {
        year,
        month,
        day,
        hour: shown,
        dayOfWeek,
      } = Temporal.Instant.fromEpochMilliseconds(instant).toZonedDateTimeISO(markets[market])
      expect(localTime(calendar, instant)).toEqual({
        day: String(date(year, month, day)),
        weekday: dayOfWeek % 7,
        minutes: shown * 60,
      })
    }
  })

  test('two minutes around every edge of every day: session, orders, fills, next opening and close', () => {
    const edges = days.flatMap((day) =>
      hours(market, day).map(([time, kind]) => ({ at: instantOf(market, day, time), kind, day: String(day), time })),
    )
    const timesOf = (kinds: readonly string[]): number[] =>
      edges.filter(({ kind }) => kinds.includes(kind)).map(({ at }) => at)
    const moments = (['pre', 'regular'] as const).map((name) => ({
      name,
      opens: timesOf(begins[market][name].opens),
      closes: timesOf(begins[market][name].closes),
    }))
    const taking = new Set(['orderEntry', 'pre', 'openingAuction', 'morning', 'afternoon', 'preClosing', 'regular'])
    const filling = new Set(['openingAuction', 'morning', 'afternoon', 'closingAuction', 'regular'])
    const wrong: unknown[] = []
    for (const [index, edge] of edges.entries()) {
      const near = edges.slice(Math.max(0, index - 4), index + 5)
      for (const offset of [-120_000, -60_000, -1, 0, 60_000, 120_000]) {
        const now = edge.at + offset
        const kind = near.findLast(({ at }) => at <= now)?.kind ?? 'closed'
        const day = Temporal.Instant.fromEpochMilliseconds(now)
          .toZonedDateTimeISO(markets[market])
          .toPlainDate()
          .toString()
        const session = sessionAt(calendar, now)
        // What comes after 2028 is outside the oracle.
        const due = [kind, day, taking.has(kind), filling.has(kind), near.find(({ at }) => at > now)?.at ?? session.to]
        const seen = [
          session.kind,
          session.day,
          takesOrders(calendar, now, 'regular'),
          fillsAt(calendar, now, 'regular'),
          session.to,
        ]
        for (const { name, opens, closes } of moments) {
          seen.push(nextOpen(calendar, now, name), nextClose(calendar, now, name))
          due.push(
            after(opens, now) ?? nextOpen(calendar, now, name),
            after(closes, now) ?? nextClose(calendar, now, name),
          )
        }
        if (JSON.stringify(seen) !== JSON.stringify(due)) wrong.push({ edge, offset, seen, due })
      }
    }
    expect(wrong.slice(0, 5)).toEqual([])
    expect(edges.length).toBeGreaterThan(3000)
  })
})
