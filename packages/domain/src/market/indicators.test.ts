import { array, assert, double, integer, property, record } from 'fast-check'
import { describe, expect, test } from 'vitest'
import { tokyoZone } from '../shared/time/zone.ts'
import { bollinger, ema, sma } from './averages.ts'
import { type Bar, type Indicator, run, toBar } from './indicator.ts'
import { macd, rsi } from './oscillators.ts'
import { sampleCandles } from './samples.ts'
import { vwap } from './vwap.ts'

/** Each line by its definition, from all candles at once; none of this is shared with the code. */
const mean = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0) / values.length

function naiveSma(closes: readonly number[], period: number): (number | undefined)[] {
  return closes.map((_, index) => (index + 1 < period ? undefined : mean(closes.slice(index + 1 - period, index + 1))))
}

function naiveEma(closes: readonly number[], period: number): (number | undefined)[] {
  const at = (index: number): number => {
    let value = mean(closes.slice(0, period))
    for (let next = period; next <= index; next += 1)
      value = ((closes[next] ?? 0) * 2 + value * (period - 1)) / (period + 1)
    return value
  }
  return closes.map((_, index) => (index + 1 < period ? undefined : at(index)))
}

function naiveBollinger(closes: readonly number[], period: number, width: number) {
  return naiveSma(closes, period).map((middle, index) => {
    if (middle === undefined) return undefined
    const reach =
      width * Math.sqrt(mean(closes.slice(index + 1 - period, index + 1).map((close) => (close - middle) ** 2)))
    return { middle, upper: middle + reach, lower: middle - reach }
  })
}

function naiveRsi(closes: readonly number[], period: number): (number | undefined)[] {
  const changes = closes.slice(1).map((close, index) => close - (closes[index] ?? 0))
  const smoothed = (parts: readonly number[]): number =>
    parts.slice(period).reduce((value, part) => (value * (period - 1) + part) / period, mean(parts.slice(0, period)))
  return closes.map((_, index) => {
    if (index < period) return undefined
    const gain = smoothed(changes.slice(0, index).map((change) => Math.max(change, 0)))
    const loss = smoothed(changes.slice(0, index).map((change) => Math.max(-change, 0)))
    if (loss === 0) return gain === 0 ? 50 : 100
    return 100 - 100 / (1 + gain / loss)
  })
}

function naiveMacd(closes: readonly number[], fast: number, slow: number, signal: number) {
  const quick = naiveEma(closes, fast)
  const calm = naiveEma(closes, slow)
  const begins = Math.max(fast, slow) - 1
  const distances = closes.slice(begins).map((_, index) => (quick[index + begins] ?? 0) - (calm[index + begins] ?? 0))
  const signals = naiveEma(distances, signal)
  return closes.map((_, index) => {
    const distance = distances[index - begins]
    if (distance === undefined) return undefined
    const drawn = signals[index - begins]
    return { macd: distance, signal: drawn, histogram: drawn === undefined ? undefined : distance - drawn }
  })
}

const dayOf = ({ at }: Bar): number => Math.floor((at / 3_600_000 + 9) / 24)

function naiveVwap(bars: readonly Bar[]): (number | undefined)[] {
  return bars.map((bar, index) => {
    const today = bars.slice(0, index + 1).filter((other) => dayOf(other) === dayOf(bar))
    const volume = today.reduce((total, other) => total + other.volume, 0)
    return volume === 0
      ? undefined
      : today.reduce((total, other) => total + ((other.high + other.low + other.close) / 3) * other.volume, 0) / volume
  })
}

const closesOf = (bars: readonly Bar[]): number[] => bars.map(({ close }) => close)

/** Candle by candle, each time after two others that lived in its place. */
function lived<State extends { value: unknown }>(
  { empty, next }: Indicator<State>,
  bars: readonly Bar[],
  other: number,
): unknown[] {
  let state = empty
  return bars.map((bar) => {
    next(state, { ...bar, close: other, volume: 1 })
    const live = next(state, { ...bar, close: other / 2 }).value
    expect(next(state, { ...bar, close: other / 2 }).value).toEqual(live)
    state = next(state, bar)
    return state.value
  })
}

function line<State extends { value: unknown }>(
  name: string,
  indicator: Indicator<State>,
  naive: (bars: readonly Bar[]) => readonly unknown[],
) {
  return {
    name,
    naive,
    walk: (bars: readonly Bar[]) => run(indicator, bars),
    live: (bars: readonly Bar[], other: number) => lived(indicator, bars, other),
  }
}

const lines = [
  line('SMA', sma(5), (bars) => naiveSma(closesOf(bars), 5)),
  line('SMA of one', sma(1), (bars) => naiveSma(closesOf(bars), 1)),
  line('EMA', ema(5), (bars) => naiveEma(closesOf(bars), 5)),
  line('Bollinger', bollinger(5, 2), (bars) => naiveBollinger(closesOf(bars), 5, 2)),
  line('RSI', rsi(5), (bars) => naiveRsi(closesOf(bars), 5)),
  line('MACD', macd(3, 6, 4), (bars) => naiveMacd(closesOf(bars), 3, 6, 4)),
  line('MACD the other way round', macd(6, 3, 2), (bars) => naiveMacd(closesOf(bars), 6, 3, 2)),
  line('VWAP', vwap(tokyoZone), naiveVwap),
]

const start = Date.parse('2026-11-20T14:00:00+09:00')
const price = double({ min: 1, max: 100_000, noNaN: true })
const candles = array(
  record({
    step: integer({ min: 1, max: 9 }),
    close: price,
    spread: double({ min: 0, max: 500, noNaN: true }),
    volume: integer({ min: 0, max: 9000 }),
  }),
  { maxLength: 60 },
).map((parts) => {
  let at = start
  return parts.map(({ step, close, spread, volume }): Bar => {
    at += step * 900_000
    return { at, open: close, high: close + spread, low: close - spread, close, volume }
  })
})

/** Numbers of a chart agree to nine digits. */
function near(found: unknown, due: unknown): boolean {
  if (typeof found === 'number' && typeof due === 'number')
    return Math.abs(found - due) <= 1e-6 * Math.max(1, Math.abs(due))
  if (typeof found === 'object' && found !== null && typeof due === 'object' && due !== null) {
    return Object.entries(due).every(([name, value]) => near((found as Record<string, unknown>)[name], value))
  }
  return found === due
}

describe.each(lines)('$name', ({ naive, walk, live }) => {
  test('one candle at a time is what its definition gives from all of them', () => {
    assert(
      property(candles, (bars) => {
        const due = naive(bars)
        const found = walk(bars)
        expect(found).toHaveLength(due.length)
        expect(found.filter((value, index) => !near(value, due[index]))).toEqual([])
      }),
      { seed: 20261120, numRuns: 200 },
    )
  })

  test('the last candle may change as often as it likes while it lives', () => {
    assert(
      property(candles, price, (bars, other) => {
        expect(live(bars, other)).toEqual(walk(bars))
      }),
      { seed: 20261120, numRuns: 100 },
    )
  })

  test('two runs from the same beginning do not meet', () => {
    const bars = sampleCandles.map(toBar)
    const first = walk(bars)
    walk(bars.toReversed())
    expect(walk(bars)).toEqual(first)
  })
})

const flat = (close: number, index: number): Bar => ({
  at: start + index * 60_000,
  open: close,
  high: close,
  low: close,
  close,
  volume: 0,
})

test.each([
  [[10, 10, 10, 10], 50],
  [[10, 11, 12, 13], 100],
  [[13, 12, 11, 10], 0],
])('RSI of %j is %d', (closes, value) => expect(run(rsi(3), closes.map(flat)).at(-1)).toBe(value))

test('without a trade there is no mean by volume', () =>
  expect(run(vwap(tokyoZone), [10, 11].map(flat))).toEqual([undefined, undefined]))

test('a candle becomes numbers to be drawn', () => {
  expect(
    toBar({ at: '2026-11-20T14:00:00+09:00', open: '2846', high: '2846.5', low: '2845', close: '2846.5', volume: 100 }),
  ).toEqual({
    at: start,
    open: 2846,
    high: 2846.5,
    low: 2845,
    close: 2846.5,
    volume: 100,
  })
})
