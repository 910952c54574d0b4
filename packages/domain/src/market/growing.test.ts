import { describe, expect, test } from 'vitest'
import type { ChartInterval, Quote } from './entities.ts'
import { type GrowingCandle, grownBy } from './growing.ts'
import type { Bar } from './indicator.ts'
import { sampleQuote } from './samples.ts'

const at = (time: string): string => `2026-11-20T${time}+09:00`
const quoteAt = (time: string, quote: Partial<Quote> = {}): Quote => ({
  ...sampleQuote,
  at: time.includes('T') ? time : at(time),
  ...quote,
})

const bar = (time: string, rest: Partial<Bar> = {}): Bar => ({
  at: Date.parse(time.includes('T') ? time : at(time)),
  open: 2840,
  high: 2845,
  low: 2838,
  close: 2841,
  volume: 500,
  ...rest,
})

const tokyo = (interval: ChartInterval) => ({ market: 'jpy', interval }) as const

function after(interval: ChartInterval, first: GrowingCandle, ...quotes: Quote[]): Bar | undefined {
  return quotes.reduce((candle, quote) => grownBy(candle, quote, tokyo(interval)), first).bar
}

describe('a candle of minutes', () => {
  test('moves with each quote of its minutes, and counts what was traded since the one before', () => {
    const first = { bar: bar('14:30:00') }
    expect(after('5m', first, quoteAt('14:32:00', { price: '2846' }))).toEqual(
      bar('14:30:00', { high: 2846, close: 2846 }),
    )
    expect(
      after(
        '5m',
        first,
        quoteAt('14:32:00', { price: '2846', volume: 1000 }),
        quoteAt('14:32:01', { price: '2837', volume: 1300 }),
        quoteAt('14:34:59', { price: '2839.5', volume: 1400 }),
      ),
    ).toEqual(bar('14:30:00', { high: 2846, low: 2837, close: 2839.5, volume: 900 }))
  })

  test.each([
    ['1m', '14:32:00', '14:33:00'],
    ['5m', '14:30:00', '14:35:00'],
    ['15m', '14:30:00', '14:45:00'],
    ['30m', '14:30:00', '15:00:00'],
  ] as const)('of %s ends where the next begins', (interval, begins, next) => {
    const first = { bar: bar(begins), seen: quoteAt('14:32:10', { volume: 1000 }) }
    const justBefore = quoteAt(at(next).replace('+09:00', '+09:00'), { price: '2850', volume: 1200 })
    expect(after(interval, first, { ...justBefore, at: new Date(Date.parse(at(next)) - 1000).toISOString() })?.at).toBe(
      Date.parse(at(begins)),
    )
    expect(after(interval, first, justBefore)).toEqual({
      at: Date.parse(at(next)),
      open: 2850,
      high: 2850,
      low: 2850,
      close: 2850,
      volume: 200,
    })
  })

  test('takes a high and a low that lie between two quotes that were asked for', () => {
    const seen = quoteAt('14:32:00', { price: '2843', high: '2845', low: '2838' })
    const first = { bar: bar('14:30:00'), seen }
    expect(after('5m', first, quoteAt('14:32:05', { price: '2844', high: '2849', low: '2830' }))).toMatchObject({
      high: 2849,
      low: 2830,
      close: 2844,
    })
    // The same high and low as before were reached earlier, perhaps before this candle.
    expect(
      after('5m', { bar: bar('14:30:00', { high: 2843, low: 2840 }), seen }, { ...seen, at: at('14:32:05') }),
    ).toMatchObject({
      high: 2843,
      low: 2840,
    })
  })

  test('after a quote without a low only the price counts', () => {
    const first = { bar: bar('14:30:00'), seen: quoteAt('14:32:00', { low: null, high: null }) }
    expect(after('5m', first, quoteAt('14:32:05', { price: '2844', low: '2800' }))).toMatchObject({ low: 2838 })
  })

  test('a new day begins its volume anew, and a count that falls back takes nothing away', () => {
    const yesterday = quoteAt('2026-11-19T15:30:00+09:00', { volume: 900_000 })
    expect(
      after('1m', { bar: bar('2026-11-19T15:30:00+09:00'), seen: yesterday }, quoteAt('09:00:00', { volume: 700 })),
    ).toMatchObject({
      at: Date.parse(at('09:00:00')),
      volume: 700,
    })
    const seen = quoteAt('14:32:00', { volume: 1000 })
    expect(after('5m', { bar: bar('14:30:00'), seen }, quoteAt('14:32:01', { volume: 900 }))).toMatchObject({
      volume: 500,
    })
  })

  test('the first quote of a chart without candles begins one', () =>
    expect(after('1m', { bar: undefined }, quoteAt('09:00:30', { price: '2818' }))).toEqual({
      at: Date.parse(at('09:00:00')),
      open: 2818,
      high: 2818,
      low: 2818,
      close: 2818,
      volume: 0,
    }))
})

describe('nothing moves', () => {
  const seen = quoteAt('14:32:00')
  test.each([
    ['by an older quote', quoteAt('14:31:59', { price: '1' })],
    ['while it is halted', quoteAt('14:33:00', { price: '1', state: 'halted' })],
    ['before the first trade', quoteAt('14:33:00', { price: '1', open: null })],
    ['in the evening', quoteAt('18:00:00', { price: '1' })],
    ['over lunch', quoteAt('12:00:00', { price: '1' })],
    ['between two sessions', quoteAt('15:27:00', { price: '1' })],
  ])('%s', (_, quote) => {
    const before = { bar: bar('11:25:00'), seen: quoteAt('11:29:59') }
    const candle = quote.at < seen.at && quote.at > at('14:00:00') ? { bar: bar('14:30:00'), seen } : before
    expect(grownBy(candle, quote, tokyo('5m'))).toEqual(candle)
  })

  test('by a quote from before the newest candle', () => {
    const first = { bar: bar('14:35:00') }
    expect(after('5m', first, quoteAt('14:34:59', { price: '1' }))).toEqual(first.bar)
  })
})

describe('a candle of days', () => {
  test('is what its quote tells of the day, from the opening on', () => {
    const quote = quoteAt('14:33:00', { open: '2818', high: '2860', low: '2809', price: '2855', volume: 1_300_000 })
    const day = { at: Date.parse(at('09:00:00')), open: 2818, high: 2860, low: 2809, close: 2855, volume: 1_300_000 }
    expect(after('1d', { bar: bar('09:00:00') }, quote)).toEqual(day)
    expect(after('1d', { bar: bar('2026-11-19T09:00:00+09:00') }, quote)).toEqual(day)
    expect(after('1d', { bar: undefined }, quote)).toEqual(day)
  })

  test('of an older day does not come back', () => {
    const first = { bar: bar('09:00:00') }
    expect(after('1d', first, quoteAt('2026-11-19T14:33:00+09:00'))).toEqual(first.bar)
  })

  test('in New York begins at half past nine there', () => {
    const quote = quoteAt('2026-11-20T23:45:00+09:00')
    const { bar: day } = grownBy({ bar: undefined }, quote, { market: 'usd', interval: '1d' })
    expect(day?.at).toBe(Date.parse('2026-11-20T23:30:00+09:00'))
  })
})

describe('a candle of weeks and months', () => {
  const monday = bar('2026-11-16T09:00:00+09:00', { volume: 9_000 })
  const month = bar('2026-11-02T09:00:00+09:00', { volume: 90_000 })

  test('goes on over its days', () => {
    const seen = quoteAt('14:32:00', { volume: 1000 })
    const quote = quoteAt('14:33:00', { price: '2850', volume: 1100 })
    expect(after('1w', { bar: monday, seen }, quote)).toEqual({ ...monday, high: 2850, close: 2850, volume: 9_100 })
    expect(after('1M', { bar: month, seen }, quote)).toEqual({ ...month, high: 2850, close: 2850, volume: 90_100 })
  })

  test('begins anew with the first day of the next one', () => {
    const tuesday = quoteAt('2026-11-24T09:00:00+09:00', { price: '2850' })
    expect(after('1w', { bar: monday }, tuesday)).toMatchObject({ at: Date.parse(tuesday.at), open: 2850 })
    const december = quoteAt('2026-12-01T09:00:00+09:00', { price: '2850' })
    expect(after('1M', { bar: month }, december)).toMatchObject({ at: Date.parse(december.at), open: 2850 })
    expect(after('1M', { bar: month }, quoteAt('2026-11-30T10:00:00+09:00', { price: '2850' }))?.at).toBe(month.at)
  })
})
