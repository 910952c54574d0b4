import { type Day, addDays, isBusinessDay, tokyo, tokyoInstant } from '@kabuto/domain/shared'
import type { ChartCandle } from './candles.ts'

// For stories and tests only.

const HALF_YEAR = 45

/** A wave with a slow rise: the same at every call. */
function closeAt(index: number): number {
  const wave = Math.sin(index * 0.7) * 22 + Math.sin(index * 0.23 + 1) * 34 + Math.sin(index * 1.9) * 9
  return Math.round((2640 + index * 3.6 + wave) * 2) / 2
}

function candleAt(at: number, index: number): ChartCandle {
  const open = closeAt(index - 1) + ((index % 3) - 1) * 4
  const close = closeAt(index)
  const reach = 6 + (index % 5) * 3
  return {
    at,
    open,
    high: Math.max(open, close) + reach,
    low: Math.min(open, close) - reach,
    close,
    volume: 420_000 + ((index * 7919) % 97) * 8000,
  }
}

/** So many business days up to one, from old to new. */
function daysUpTo(last: Day, count: number): Day[] {
  const days: Day[] = []
  for (let day = last; days.length < count; day = addDays(day, -1)) if (isBusinessDay(day, tokyo)) days.unshift(day)
  return days
}

export const sampleDays: ChartCandle[] = daysUpTo('2026-11-20', HALF_YEAR).map((day, index) =>
  candleAt(tokyoInstant(day), index),
)

/** Those before the samples. */
export const olderDays: ChartCandle[] = daysUpTo('2026-09-10', HALF_YEAR).map((day, index) =>
  candleAt(tokyoInstant(day), index - HALF_YEAR),
)

/** Two days of five minutes: with a night and two lunch breaks between. */
export const sampleMinutes: ChartCandle[] = ['2026-11-19', '2026-11-20'].flatMap((day, nth) =>
  Array.from({ length: 66 }, (_, step) =>
    candleAt(tokyoInstant(day, step < 30 ? 540 + step * 5 : 750 + (step - 30) * 5), nth * 66 + step),
  ),
)

/** As many as a bench needs, a minute each; not one of them is on a calendar. */
export function manyCandles(count: number): ChartCandle[] {
  return Array.from({ length: count }, (_, index) =>
    candleAt(Date.parse('2026-11-20T00:00:00Z') - (count - index) * 60_000, index),
  )
}

/** An average over candles, in the form of the rules; those of the product are in the domain. */
export function averageOf(period: number) {
  type State = { closes: readonly number[]; value: number | undefined }
  const empty: State = { closes: [], value: undefined }
  return {
    empty,
    next({ closes }: State, { close }: ChartCandle): State {
      const kept = [...closes, close].slice(-period)
      return {
        closes: kept,
        value: kept.length === period ? kept.reduce((sum, each) => sum + each, 0) / period : undefined,
      }
    },
  }
}
