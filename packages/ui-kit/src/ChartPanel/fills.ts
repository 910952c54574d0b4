import type { Instant } from '@kabuto/domain/shared'
import type { ChartCandle } from './candles.ts'
import type { PlotMark } from './engine.ts'

/** One of the member's own fills. */
export type ChartFill = { at: Instant; price: number; side: 'buy' | 'sell' }

/** The last candle that had begun by then; −1 before the first. */
function candleAt(at: Instant, candles: readonly ChartCandle[]): number {
  return candles.findLastIndex((candle) => candle.at <= at)
}

/** Each fill at its candle; what fell before the first one is not drawn. */
export function marksOf(
  fills: readonly ChartFill[],
  candles: readonly ChartCandle[],
  words: Record<ChartFill['side'], string>,
): PlotMark[] {
  return fills
    .map(({ at, price, side }) => ({ index: candleAt(at, candles), price, side, text: words[side] }))
    .filter(({ index, price }) => index >= 0 && Number.isFinite(price))
    .toSorted((a, b) => a.index - b.index)
}
