import { describe, expect, test } from 'vitest'
import { type ChartCandle, soundCandle, soundCandles } from './candles.ts'
import { createCourse, type CourseEvent } from './course.ts'
import { marksOf } from './fills.ts'
import { chartLine } from './lines.ts'
import { averageOf, sampleDays, sampleMinutes } from './samples.ts'
import { candleTime, markTime, wallSeconds } from './times.ts'

const candle = (at: number, close: number): ChartCandle => ({
  at,
  open: close,
  high: close,
  low: close,
  close,
  volume: 1,
})
const mean = chartLine({ name: '2', tone: 'short' }, averageOf(2), (value) => value)

describe('candles that may be drawn', () => {
  test('sound ones in order pass as they are', () => {
    expect(soundCandles(sampleDays)).toEqual(sampleDays)
  })

  test.each([
    ['no time', { at: Number.NaN }],
    ['no price', { open: Number.NaN }],
    ['an endless price', { high: Number.POSITIVE_INFINITY }],
    ['more than an engine takes', { close: 1e14 }],
  ])('%s: it is left out', (_, changed) => {
    expect(soundCandles([{ ...candle(1, 5), ...changed }, candle(2, 6)])).toEqual([candle(2, 6)])
  })

  test('disorder is put in order, and of two at one time the later told one counts', () => {
    expect(soundCandles([candle(2, 6), candle(1, 5), candle(2, 7)])).toEqual([candle(1, 5), candle(2, 7)])
  })

  test('a candle spans its open and close; a volume is never below nothing', () => {
    expect(soundCandles([{ at: 1, open: 5, high: 4, low: 9, close: 12, volume: -3 }])).toEqual([
      { at: 1, open: 5, high: 12, low: 4, close: 12, volume: 0 },
    ])
    expect(soundCandles([{ ...candle(1, 5), volume: Number.NaN }])[0]?.volume).toBe(0)
  })

  test('a live candle that is none, or older than the last one, is not taken', () => {
    expect(soundCandle(undefined, undefined)).toBeUndefined()
    expect(soundCandle(candle(1, Number.NaN), undefined)).toBeUndefined()
    expect(soundCandle(candle(1, 5), candle(2, 5))).toBeUndefined()
    expect(soundCandle(candle(2, 6), candle(2, 5))).toEqual(candle(2, 6))
  })
})

function heard(lines = [mean]) {
  const course = createCourse([candle(1, 10), candle(2, 20)], lines)
  const events: CourseEvent[] = []
  const stop = course.listen((event) => events.push(event))
  return { course, events, stop }
}

describe('a course', () => {
  test('its lines are worked out once, and again for the candle that lives', () => {
    const { course, events } = heard()
    expect(course.values).toEqual([[undefined, 15]])
    course.take(candle(2, 30))
    course.take(candle(2, 40))
    expect(course.values).toEqual([[undefined, 25]])
    course.take(candle(3, 50))
    expect(course.values).toEqual([[undefined, 25, 45]])
    course.take(candle(3, 60))
    expect(course.values).toEqual([[undefined, 25, 50]])
    expect(events).toEqual(['moved', 'moved', 'begun', 'moved'])
  })

  test('is the same whether candles come at once or one by one', () => {
    const whole = createCourse(sampleDays, [mean])
    const grown = createCourse([], [mean])
    for (const each of sampleDays) {
      grown.take({ ...each, close: each.close + 3 })
      grown.take(each)
    }
    expect(grown.values).toEqual(whole.values)
    expect(grown.candles).toEqual(whole.candles)
  })

  test('a candle that is none, or older than the last one, changes nothing', () => {
    const { course, events } = heard()
    course.take(undefined)
    course.take(candle(1, 99))
    expect([course.candles, course.values, events]).toEqual([[candle(1, 10), candle(2, 20)], [[undefined, 15]], []])
  })

  test('what is handed in stays as it was', () => {
    const given = [candle(1, 10)]
    createCourse(given, []).take(candle(2, 3))
    expect(given).toEqual([candle(1, 10)])
  })

  test('a line that is no number is no point', () => {
    const broken = chartLine(
      { name: 'x', tone: 'long' },
      { empty: { value: 0 }, next: () => ({ value: Number.NaN }) },
      (value) => value,
    )
    expect(createCourse([candle(1, 10)], [broken]).values).toEqual([[undefined]])
  })

  test('one candle at most is pointed at, and only a change is told', () => {
    const { course, events, stop } = heard()
    course.point(-3)
    expect(course.pointed()).toBe(0)
    course.point(0.4)
    course.point(99)
    expect(course.pointed()).toBe(1)
    course.point(undefined)
    expect(course.pointed()).toBeUndefined()
    expect(events).toEqual(['pointed', 'pointed', 'pointed'])
    stop()
    course.point(1)
    expect(events).toHaveLength(3)
    const empty = createCourse([], [])
    empty.point(3)
    expect(empty.pointed()).toBeUndefined()
  })
})

test('fills stand at the candle that had begun; those before the first one are not drawn', () => {
  const candles = [candle(10, 5), candle(20, 6)]
  const fills = [
    { at: 25, price: 6, side: 'sell' },
    { at: 19, price: 5, side: 'buy' },
    { at: 9, price: 5, side: 'buy' },
    { at: 20, price: Number.NaN, side: 'buy' },
    { at: 20, price: 7, side: 'buy' },
  ] as const
  expect(marksOf(fills, candles, { buy: '買', sell: '売' })).toEqual([
    { index: 0, price: 5, side: 'buy', text: '買' },
    { index: 1, price: 6, side: 'sell', text: '売' },
    { index: 1, price: 7, side: 'buy', text: '買' },
  ])
})

describe('times', () => {
  const at = Date.parse('2026-11-02T00:05:00Z')

  test.each([
    ['minutes', 'tokyo', 'ja', '11/2（月） 9:05'],
    ['minutes', 'newYork', 'en', 'Sun 1 Nov 19:05'],
    ['day', 'tokyo', 'zh-Hant', '11/2（一）'],
    ['week', 'tokyo', 'ja', '11/2（月）'],
    ['month', 'tokyo', 'en', '2026/11'],
  ] as const)('of a candle: %s, %s, %s', (step, place, locale, written) => {
    expect(candleTime(at, step, place, locale)).toBe(written)
  })

  test('the engine counts by the clocks of the place, so that a day there is a day', () => {
    expect(new Date(wallSeconds(Date.parse('2026-11-01T15:00:00Z'), 'tokyo') * 1000).toISOString()).toBe(
      '2026-11-02T00:00:00.000Z',
    )
    expect(new Date(wallSeconds(Date.parse('2026-11-02T14:30:00Z'), 'newYork') * 1000).toISOString()).toBe(
      '2026-11-02T09:30:00.000Z',
    )
  })

  test.each([
    ['year', 'ja', '2026'],
    ['month', 'ja', '11月'],
    ['month', 'zh-Hant', '11月'],
    ['month', 'en', 'Nov'],
    ['day', 'ja', '11/2'],
    ['day', 'zh-Hant', '11/2'],
    ['day', 'en', '2 Nov'],
    ['time', 'ja', '9:05'],
  ] as const)('on the axis: %s, %s', (mark, locale, written) => {
    expect(markTime(wallSeconds(at, 'tokyo'), mark, locale)).toBe(written)
  })

  test('a month has no day, not even one of two figures', () => {
    expect(markTime(Date.parse('2026-11-12') / 1000, 'month', 'en')).toBe('Nov')
  })

  test('a month of one figure has no zero before it', () => {
    expect(markTime(Date.parse('2026-07-01') / 1000, 'month', 'ja')).toBe('7月')
  })

  test('the samples of a day skip the lunch', () => {
    const gaps = sampleMinutes.slice(66).map((each, index, all) => each.at - (all[index - 1]?.at ?? each.at))
    expect(gaps.filter((gap) => gap > 300_000)).toEqual([65 * 60_000])
  })
})
