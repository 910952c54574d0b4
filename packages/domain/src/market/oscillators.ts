import { emaNext, type EmaState, emptyEma } from './averages.ts'
import type { Indicator } from './indicator.ts'

export type RsiState = {
  previous: number | undefined
  count: number
  gain: number
  loss: number
  value: number | undefined
}

/** Without any movement it is in the middle. */
function strength(gain: number, loss: number): number {
  return gain + loss === 0 ? 50 : (100 * gain) / (gain + loss)
}

/** Wilder's: plain means of the first changes, then each new one counts for one part of the period. */
export function rsi(period: number): Indicator<RsiState> {
  return {
    empty: { previous: undefined, count: 0, gain: 0, loss: 0, value: undefined },
    next: ({ previous, count, gain, loss }, { close }) => {
      if (previous === undefined) return { previous: close, count, gain, loss, value: undefined }
      const up = close > previous ? close - previous : 0
      const down = close < previous ? previous - close : 0
      const started = count + 1 > period
      const kept = started ? period - 1 : period
      const gains = (gain * kept + up) / period
      const losses = (loss * kept + down) / period
      return {
        previous: close,
        count: count + 1,
        gain: gains,
        loss: losses,
        value: count + 1 >= period ? strength(gains, losses) : undefined,
      }
    },
  }
}

export type Macd = { macd: number; signal: number | undefined; histogram: number | undefined }
export type MacdState = { fast: EmaState; slow: EmaState; signal: EmaState; value: Macd | undefined }

/** The distance of two exponential averages, and an average of that distance. */
export function macd(fastPeriod: number, slowPeriod: number, signalPeriod: number): Indicator<MacdState> {
  return {
    empty: { fast: emptyEma, slow: emptyEma, signal: emptyEma, value: undefined },
    next: (state, { close }) => {
      const fast = emaNext(state.fast, close, fastPeriod)
      const slow = emaNext(state.slow, close, slowPeriod)
      if (fast.value === undefined || slow.value === undefined)
        return { fast, slow, signal: state.signal, value: undefined }
      const distance = fast.value - slow.value
      const signal = emaNext(state.signal, distance, signalPeriod)
      const histogram = signal.value === undefined ? undefined : distance - signal.value
      return { fast, slow, signal, value: { macd: distance, signal: signal.value, histogram } }
    },
  }
}
