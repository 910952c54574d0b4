import type { ChartCandle } from '@kabuto/ui-kit'
import { seeded } from '../../sideBySide.ts'

const MINUTE = 60_000
const LAST = Date.parse('2026-11-20T05:32:00Z')

/** A walk of so many minutes, the same at every call. */
export function walk(count: number): ChartCandle[] {
  const random = seeded(20_261_120)
  let close = 2800
  return Array.from({ length: count }, (_, index) => {
    const open = close
    close = Math.max(100, open + (random() - 0.5) * 12)
    return {
      at: LAST - (count - 1 - index) * MINUTE,
      open,
      high: Math.max(open, close) + random() * 5,
      low: Math.min(open, close) - random() * 5,
      close,
      volume: 1000 + Math.floor(random() * 90_000),
    }
  })
}

/** The last candle after a tick: its close has moved. */
export function ticked(candle: ChartCandle, step: number): ChartCandle {
  const close = candle.open + Math.sin(step) * 4
  return {
    ...candle,
    close,
    high: Math.max(candle.high, close),
    low: Math.min(candle.low, close),
    volume: candle.volume + step,
  }
}
