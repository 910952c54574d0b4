import type { Candle, ChartInterval } from '@kabuto/domain/market'
import {
  addDays,
  type Amount,
  businessDayFrom,
  type Instant,
  newYork,
  nextClose,
  tokyo,
  weekdayOf,
} from '@kabuto/domain/shared'
import { describe, expect, test } from 'vitest'
import { chooser, FRIDAY, market, MINUTE, QUARTER, symbols } from './testing.ts'

const tenths = (amount: Amount): number => Math.round(Number(amount) * 10_000)

/** What a candle is of those inside it. */
function merged(candles: readonly Candle[]): unknown {
  return {
    open: candles[0]?.open,
    high: Math.max(...candles.map(({ high }) => tenths(high))),
    low: Math.min(...candles.map(({ low }) => tenths(low))),
    close: candles.at(-1)?.close,
    volume: candles.reduce((sum, { volume }) => sum + volume, 0),
  }
}

const single = ({ open, high, low, close, volume }: Candle): unknown => ({
  open,
  high: tenths(high),
  low: tenths(low),
  close,
  volume,
})

function inside(candles: readonly Candle[], from: string, to: string | undefined): Candle[] {
  return candles.filter(({ at }) => at >= from && (to === undefined || at < to))
}

/** The candles of the one interval, and what those of the other make together at their times. */
function compared(
  symbol: string,
  [fine, coarse]: readonly [ChartInterval, ChartInterval],
  until: Instant,
): { served: unknown[]; made: unknown[] } {
  const wide = market.candles(symbol, coarse, until, 3)
  const narrow = market.candles(symbol, fine, until, 1000)
  const covered = wide.filter(({ at }) => at >= (narrow[0]?.at ?? ''))
  return {
    served: covered.map(single),
    made: covered.map((candle, index) => merged(inside(narrow, candle.at, covered[index + 1]?.at))),
  }
}

const pairs = [
  ['1m', '5m'],
  ['5m', '15m'],
  ['15m', '30m'],
  ['30m', '1d'],
  ['1m', '1d'],
  ['1d', '1w'],
  ['1d', '1M'],
] as const

describe('candles of all intervals agree', () => {
  const { number } = chooser(1)
  const moments = [
    FRIDAY,
    Date.parse('2026-11-20T09:00:30+09:00'),
    Date.parse('2024-11-06T15:10:00+09:00'),
    Date.parse('2026-11-27T03:00:00+09:00'),
  ]
  const cases = [...symbols(8, 2), ...symbols(5, 3, 'usd')].flatMap((symbol) =>
    [...moments, FRIDAY - number(60 * 24 * 900) * MINUTE].map(
      (until) => [symbol, new Date(until).toISOString(), until] as const,
    ),
  )

  test.each(cases)('%s at %s', (symbol, _, until) => {
    for (const pair of pairs) {
      const { served, made } = compared(symbol, pair, until)
      expect(served.length, `as ${pair.join(' in ')}`).toBeGreaterThan(0)
      expect(served, `as ${pair.join(' in ')}`).toEqual(made)
    }
  })
})

describe('the stream of quotes is what candles are made of', () => {
  const minutes = [
    ['2026-11-20T09:00:00+09:00', 'jpy'],
    ['2026-11-20T09:01:00+09:00', 'jpy'],
    ['2026-11-20T10:17:00+09:00', 'jpy'],
    ['2026-11-20T11:29:00+09:00', 'jpy'],
    ['2026-11-20T12:30:00+09:00', 'jpy'],
    ['2026-11-20T15:24:00+09:00', 'jpy'],
    ['2026-11-20T15:30:00+09:00', 'jpy'],
    ['2024-10-31T14:59:00+09:00', 'jpy'],
    ['2024-10-31T15:00:00+09:00', 'jpy'],
    ['2026-11-20T23:30:00+09:00', 'usd'],
    ['2026-11-21T02:11:00+09:00', 'usd'],
    ['2026-11-21T05:59:00+09:00', 'usd'],
    ['2026-07-01T22:30:00+09:00', 'usd'],
  ] as const

  test.each(
    minutes.flatMap(([begins, id], index) =>
      [...symbols(5, 40 + index, id), ...(id === 'jpy' ? ['0712', '0A1B'] : ['KABU1'])].map(
        (symbol) => [symbol, begins] as const,
      ),
    ),
  )('%s in the minute of %s', (symbol, begins) => {
    const from = Date.parse(begins)
    const candle = market.candles(symbol, '1m', from + MINUTE, 1)[0] as Candle
    expect(candle.at).toBe(begins)
    const stream = Array.from({ length: MINUTE / QUARTER }, (_, index) => market.quote(symbol, from + index * QUARTER))
    const prices = stream.map((quote) => tenths(quote?.price ?? '0'))
    const before = market.quote(symbol, from - 1)
    const volumeBefore =
      begins.includes('T09:00') || begins.includes('T23:30') || begins.includes('T22:30') ? 0 : (before?.volume ?? 0)
    expect({
      open: prices[0],
      high: Math.max(...prices),
      low: Math.min(...prices),
      close: prices.at(-1),
      volume: (stream.at(-1)?.volume ?? 0) - volumeBefore,
    }).toEqual({
      open: tenths(candle.open),
      high: tenths(candle.high),
      low: tenths(candle.low),
      close: tenths(candle.close),
      volume: candle.volume,
    })
    const movedForNothing = stream.filter(
      (quote, index) => index > 0 && prices[index] !== prices[index - 1] && quote?.volume === stream[index - 1]?.volume,
    )
    expect(movedForNothing).toEqual([])
  })
})

describe('a candle that is still being made', () => {
  test.each([...symbols(6, 5), '0712', 'KABU1'])('of %s is the quote', (symbol) => {
    for (const now of [FRIDAY, FRIDAY + 12_345, FRIDAY + 9 * 60 * MINUTE + 33_000]) {
      const quote = market.quote(symbol, now)
      const [day] = market.candles(symbol, '1d', now, 1)
      expect(day).toMatchObject({ open: quote?.open, high: quote?.high, low: quote?.low, volume: quote?.volume })
    }
  })

  test('begins before the instant that is asked for', () => {
    const at = Date.parse('2026-11-20T10:00:00+09:00')
    expect(market.candles('0712', '1m', at, 1)[0]?.at).toBe('2026-11-20T09:59:00+09:00')
    expect(market.candles('0712', '1m', at + 1, 1)[0]?.at).toBe('2026-11-20T10:00:00+09:00')
    for (const [interval, last] of [
      ['1m', '15:30'],
      ['5m', '15:30'],
      ['1d', '09:00'],
    ] as const) {
      expect(market.candles('0712', interval, Date.parse('2026-11-20T09:00:00+09:00'), 1)[0]?.at).toBe(
        `2026-11-19T${last}:00+09:00`,
      )
    }
  })

  test('pages fit together', () => {
    const all = market.candles('0712', '5m', FRIDAY, 300)
    const newer = market.candles('0712', '5m', FRIDAY, 120)
    const older = market.candles('0712', '5m', Date.parse(newer[0]?.at ?? ''), 180)
    expect([...older, ...newer]).toEqual(all)
    expect(all).toHaveLength(300)
  })
})

test('a candle is the same however many are asked for', () => {
  for (const interval of ['1m', '5m', '15m', '30m', '1d', '1w', '1M'] as const) {
    for (const symbol of ['0712', 'KABU1'])
      expect(market.candles(symbol, interval, FRIDAY, 3)).toEqual(
        market.candles(symbol, interval, FRIDAY, 40).slice(-3),
      )
  }
})

test('weeks begin on their first open day from Monday, months on that from the first', () => {
  for (const { at } of market.candles('0712', '1w', FRIDAY, 60))
    expect(businessDayFrom(addDays(at.slice(0, 10), -((weekdayOf(at.slice(0, 10)) + 6) % 7)))).toBe(at.slice(0, 10))
  for (const { at } of market.candles('0712', '1M', FRIDAY, 30))
    expect(businessDayFrom(`${at.slice(0, 7)}-01`)).toBe(at.slice(0, 10))
})

test('an auction prints one price, pre-closing and lunch print none', () => {
  for (const symbol of symbols(20, 6)) {
    const day = market
      .candles(symbol, '1m', Date.parse('2026-11-20T15:31:00+09:00'), 400)
      .filter(({ at }) => at.startsWith('2026-11-20'))
    const times = day.map(({ at }) => at.slice(11, 16))
    expect([times[0], times.at(-1), times.length]).toEqual(['09:00', '15:30', 326])
    expect(times.filter((time) => (time >= '11:30' && time < '12:30') || (time >= '15:25' && time < '15:30'))).toEqual(
      [],
    )
    for (const print of [day[0], day.at(-1)])
      expect(new Set([print?.open, print?.high, print?.low, print?.close]).size).toBe(1)
  }
})

test('most is traded after the opening and before the close', () => {
  const volume = new Map<string, number>()
  for (const symbol of symbols(60, 7)) {
    for (const { at, volume: traded } of market.candles(symbol, '30m', Date.parse('2026-11-20T15:31:00+09:00'), 12))
      volume.set(at.slice(11, 16), (volume.get(at.slice(11, 16)) ?? 0) + traded)
  }
  const at = (time: string): number => volume.get(time) ?? 0
  expect(at('09:00')).toBeGreaterThan(1.3 * at('11:00'))
  expect(at('15:00')).toBeGreaterThan(1.3 * at('13:00'))
})

test('the last candle of a day ends with its official close', () => {
  for (const [symbol, calendar] of [
    ...symbols(10, 8).map((one) => [one, tokyo] as const),
    ...symbols(10, 9, 'usd').map((one) => [one, newYork] as const),
  ]) {
    const close = nextClose(calendar, FRIDAY) + MINUTE
    const [candle] = market.candles(symbol, '1d', close, 1)
    expect(candle?.close).toBe(market.closeOf(symbol, candle?.at.slice(0, 10) ?? ''))
  }
})
