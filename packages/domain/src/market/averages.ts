import type { Indicator } from './indicator.ts'

export type SmaState = {
  ring: Float64Array | undefined
  slot: number
  count: number
  sum: number
  value: number | undefined
}

const emptySma: SmaState = { ring: undefined, slot: 0, count: 0, sum: 0, value: undefined }

/**
 * One slot more than the period, so that the close that leaves is still there when the last candle is asked for again.
 * Slots not yet
 * written hold 0.
 */
function smaNext({ ring, slot, count, sum }: SmaState, close: number, period: number): SmaState {
  const closes = ring ?? new Float64Array(period + 1)
  closes[slot] = close
  const leaving = slot === period ? 0 : slot + 1
  const kept = sum + close - (closes[leaving] as number)
  const filled = count < period ? count + 1 : period
  return { ring: closes, slot: leaving, count: filled, sum: kept, value: filled === period ? kept / period : undefined }
}

export function sma(period: number): Indicator<SmaState> {
  return { empty: emptySma, next: (state, { close }) => smaNext(state, close, period) }
}

export type EmaState = { count: number; sum: number; value: number | undefined }

export const emptyEma: EmaState = { count: 0, sum: 0, value: undefined }

/** Begins with the mean of its first closes, then moves by 2 ÷ (period + 1) of the distance. */
export function emaNext({ count, sum, value }: EmaState, close: number, period: number): EmaState {
  if (value !== undefined) return { count, sum, value: value + ((close - value) * 2) / (period + 1) }
  const added = sum + close
  return { count: count + 1, sum: added, value: count + 1 === period ? added / period : undefined }
}

export function ema(period: number): Indicator<EmaState> {
  return { empty: emptyEma, next: (state, { close }) => emaNext(state, close, period) }
}

export type Bands = { middle: number; upper: number; lower: number }
export type BollingerState = { closes: SmaState; value: Bands | undefined }

/** How far the closes of a window lie from their mean: the deviation of all of them, not of a sample. */
function deviation({ ring = new Float64Array(), slot }: SmaState, mean: number, period: number): number {
  const squares = ring.reduce((total, close, index) => (index === slot ? total : total + (close - mean) ** 2), 0)
  return Math.sqrt(squares / period)
}

export function bollinger(period: number, width: number): Indicator<BollingerState> {
  return {
    empty: { closes: emptySma, value: undefined },
    next: (state, { close }) => {
      const closes = smaNext(state.closes, close, period)
      const { value: middle } = closes
      if (middle === undefined) return { closes, value: undefined }
      const reach = width * deviation(closes, middle, period)
      return { closes, value: { middle, upper: middle + reach, lower: middle - reach } }
    },
  }
}
