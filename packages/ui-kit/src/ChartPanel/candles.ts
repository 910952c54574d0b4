import type { Instant } from '@kabuto/domain/shared'

/** What a price did in one step of an interval. `at` is when the step began. */
export type ChartCandle = { at: Instant; open: number; high: number; low: number; close: number; volume: number }

/** The engine takes no larger number. */
const LARGEST = 9e13

const isSound = (value: number): boolean => Number.isFinite(value) && Math.abs(value) < LARGEST

function isCandle({ at, open, high, low, close }: ChartCandle): boolean {
  return Number.isFinite(at) && [open, high, low, close].every(isSound)
}

/** A candle's high and low always include its open and close, whatever was given. */
function whole({ at, open, high, low, close, volume }: ChartCandle): ChartCandle {
  return {
    at,
    open,
    high: Math.max(open, high, low, close),
    low: Math.min(open, high, low, close),
    close,
    volume: isSound(volume) ? Math.max(0, volume) : 0,
  }
}

/**
 * From old to new, one of each time, without those that are none: an engine that draws must never be handed what makes
 * it stop.
 */
export function soundCandles(candles: readonly ChartCandle[]): ChartCandle[] {
  const sound = candles.filter(isCandle).map(whole)
  return [...new Map(sound.map((candle) => [candle.at, candle])).values()].toSorted((a, b) => a.at - b.at)
}

/** The same for a live candle; `undefined` where it is none, or older than what is drawn. */
export function soundCandle(candle: ChartCandle | undefined, last: ChartCandle | undefined): ChartCandle | undefined {
  return candle && isCandle(candle) && (!last || candle.at >= last.at) ? whole(candle) : undefined
}
