import { ema, macd, rsi, run, sma, type Bar, type Indicator } from '../../packages/domain/src/market/index.ts'
import { sideBySide } from '../sideBySide.ts'

// node bench/domain/indicators.ts

/**
 * 4,000 stocks, each with 500 candles that arrive one by one; after every candle SMA, EMA, RSI and MACD have a new
 * value. Incrementally:
 * one step each. Recomputing: all candles so far, by plain loops over arrays, as a chart does that keeps no state (the
 * fair opponent), and
 * by running the indicators of the domain again from their beginning.
 */
const STOCKS = 4000
const CANDLES = 500
/** Recomputing 4,000 stocks takes minutes: so many are recomputed, and the rate of a candle is compared. */
const SAMPLED = 40
/** Running again is slower still. */
const FEW = 10

const periods = { sma: 25, ema: 25, rsi: 14, fast: 12, slow: 26, signal: 9 } as const

/** Walks of prices by a linear congruential generator: the same each time. */
function barsOf(stock: number): Bar[] {
  let seed = stock * 2_654_435_761 + 1
  let close = 1000 + (stock % 4000)
  return Array.from({ length: CANDLES }, (_, index) => {
    seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0
    const open = close
    close = Math.max(1, close + (seed / 2 ** 32 - 0.5) * 20)
    return {
      at: 1_795_132_800_000 + index * 60_000,
      open,
      high: Math.max(open, close) + 1,
      low: Math.min(open, close) - 1,
      close,
      volume: 100 + (seed % 9000),
    }
  })
}

const stocks = Array.from({ length: STOCKS }, (_, stock) => barsOf(stock))
const [smaLine, emaLine, rsiLine, macdLine] = [
  sma(periods.sma),
  ema(periods.ema),
  rsi(periods.rsi),
  macd(periods.fast, periods.slow, periods.signal),
]

/** Both ways end in the same sums, so nothing is left out and nothing is thrown away unseen. */
function incremental(count: number): number {
  let total = 0
  for (const bars of stocks.slice(0, count)) {
    let [averaged, smoothed, strength, distance] = [smaLine.empty, emaLine.empty, rsiLine.empty, macdLine.empty]
    for (const bar of bars) {
      averaged = smaLine.next(averaged, bar)
      smoothed = emaLine.next(smoothed, bar)
      strength = rsiLine.next(strength, bar)
      distance = macdLine.next(distance, bar)
      total += (averaged.value ?? 0) + (smoothed.value ?? 0) + (strength.value ?? 0) + (distance.value?.histogram ?? 0)
    }
  }
  return total
}

function plainSma(closes: Float64Array, length: number, line: Float64Array): void {
  let sum = 0
  for (let index = 0; index < length; index += 1) {
    sum += (closes[index] as number) - (index < periods.sma ? 0 : (closes[index - periods.sma] as number))
    line[index] = index + 1 < periods.sma ? 0 : sum / periods.sma
  }
}

function plainEma(closes: Float64Array, from: number, length: number, period: number, line: Float64Array): void {
  let [sum, value] = [0, 0]
  for (let index = from; index < length; index += 1) {
    const seen = index - from + 1
    if (seen <= period) sum += closes[index] as number
    if (seen === period) value = sum / period
    if (seen > period) value += (((closes[index] as number) - value) * 2) / (period + 1)
    line[index] = seen < period ? 0 : value
  }
}

function plainRsi(closes: Float64Array, length: number, line: Float64Array): void {
  let [gain, loss] = [0, 0]
  line[0] = 0
  for (let index = 1; index < length; index += 1) {
    const change = (closes[index] as number) - (closes[index - 1] as number)
    const kept = index > periods.rsi ? periods.rsi - 1 : periods.rsi
    gain = (gain * kept + Math.max(change, 0)) / periods.rsi
    loss = (loss * kept + Math.max(-change, 0)) / periods.rsi
    line[index] = index < periods.rsi ? 0 : gain + loss === 0 ? 50 : (100 * gain) / (gain + loss)
  }
}

const [fastLine, slowLine, distances, signalLine, drawn] = Array.from(
  { length: 5 },
  () => new Float64Array(CANDLES),
) as [Float64Array, Float64Array, Float64Array, Float64Array, Float64Array]

function plainMacd(closes: Float64Array, length: number): number {
  plainEma(closes, 0, length, periods.fast, fastLine)
  plainEma(closes, 0, length, periods.slow, slowLine)
  for (let index = 0; index < length; index += 1)
    distances[index] = (fastLine[index] as number) - (slowLine[index] as number)
  plainEma(distances, periods.slow - 1, length, periods.signal, signalLine)
  return length < periods.slow + periods.signal - 1
    ? 0
    : (distances[length - 1] as number) - (signalLine[length - 1] as number)
}

function plain(count: number): number {
  let total = 0
  for (const bars of stocks.slice(0, count)) {
    const closes = Float64Array.from(bars, ({ close }) => close)
    for (let length = 1; length <= CANDLES; length += 1) {
      plainSma(closes, length, drawn)
      total += drawn[length - 1] as number
      plainEma(closes, 0, length, periods.ema, drawn)
      total += drawn[length - 1] as number
      plainRsi(closes, length, drawn)
      total += (drawn[length - 1] as number) + plainMacd(closes, length)
    }
  }
  return total
}

function last<State extends { value: unknown }>(indicator: Indicator<State>, bars: readonly Bar[]): State['value'] {
  return run(indicator, bars).at(-1)
}

function again(count: number): number {
  let total = 0
  for (const bars of stocks.slice(0, count)) {
    for (let length = 1; length <= CANDLES; length += 1) {
      const sofar = bars.slice(0, length)
      total +=
        (last(smaLine, sofar) ?? 0) +
        (last(emaLine, sofar) ?? 0) +
        (last(rsiLine, sofar) ?? 0) +
        (last(macdLine, sofar)?.histogram ?? 0)
    }
  }
  return total
}

const sums = [incremental(SAMPLED), plain(SAMPLED), again(SAMPLED)]
if (sums.some((sum) => Math.abs(sum - (sums[0] ?? 0)) > 1e-6 * Math.abs(sum)))
  throw new Error(`The ways disagree: ${sums.join(' ')}`)

const rates = sideBySide({
  incremental() {
    incremental(STOCKS)
    return STOCKS * CANDLES
  },
  loops() {
    plain(SAMPLED)
    return SAMPLED * CANDLES
  },
  again() {
    again(FEW)
    return FEW * CANDLES
  },
})
const cost = (rate: number): string => `${(1e9 / rate).toFixed(0).padStart(7)} ns a candle`

console.log(
  `SMA(25), EMA(25), RSI(14), MACD(12, 26, 9) after each of ${CANDLES} candles of ${STOCKS} stocks, medians ` +
    `of runs side by side`,
)
console.log(`incremental                       ${cost(rates.incremental)}, all ${STOCKS} stocks measured`)
console.log(
  `recomputed by plain loops         ${cost(rates.loops)}, measured on ${SAMPLED} stocks: what a candle ` +
    `costs does not depend on how many stocks there are`,
)
console.log(`recomputed by running them again  ${cost(rates.again)}, measured on ${FEW} stocks`)
const faster = rates.incremental / rates.loops
console.log(
  `incremental is ${faster.toFixed(0)} × plain loops (at least 20), ` +
    `${(rates.incremental / rates.again).toFixed(0)} × running them again`,
)
process.exitCode = faster >= 20 ? 0 : 1
