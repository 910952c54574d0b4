import { addDays, type Day } from '@kabuto/domain/shared'
import type { HistoryPoint } from './history.ts'

const LAST: Day = '2026-11-20'
const END = 12_846_320

const wave = (at: number): number => Math.sin(at * 0.7) * 90_000 + Math.sin(at * 0.23) * 210_000

/**
 * For stories only: so many days up to the design's own total, always the same ones, with one deep fall in their
 * middle.
 */
export function sampleHistory(days: number): readonly HistoryPoint[] {
  const rise = 1_900_000 / days
  return Array.from({ length: days }, (_, at) => {
    const back = days - 1 - at
    const middle = (at - days * 0.52) / (days * 0.09)
    return {
      day: addDays(LAST, -back),
      value: Math.round(END - back * rise + wave(back) - Math.exp(-middle * middle) * 1_150_000),
    }
  })
}
