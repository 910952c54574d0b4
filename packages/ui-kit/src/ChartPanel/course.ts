import { type ChartCandle, soundCandle } from './candles.ts'
import type { ChartLine } from './lines.ts'

type Value = number | undefined

/** What happened: the last candle moved, a new one began, or another one is pointed at. */
export type CourseEvent = 'moved' | 'begun' | 'pointed'

/**
 * A price over time as it is drawn now: its candles, what each line says at each of them, and which one is looked at.
 */
export type Course = {
  candles: readonly ChartCandle[]
  /** One list a line, as long as the candles. */
  values: readonly (readonly Value[])[]
  /** The candle that is pointed at. */
  pointed: () => number | undefined
  point: (index: number | undefined) => void
  /** The open candle: the last one updated, or the one after it. */
  take: (candle: ChartCandle | undefined) => void
  listen: (listener: (event: CourseEvent) => void) => () => void
}

/** `candles` are sound ones. They are copied, as live candles are added to them. */
export function createCourse(sound: readonly ChartCandle[], lines: readonly ChartLine[]): Course {
  const candles = [...sound]
  const runs = lines.map(({ begin }) => begin())
  const values = runs.map((run) =>
    candles.map((candle, index) => {
      const value = run.ask(candle)
      // The last one may still move.
      if (index < candles.length - 1) run.keep()
      return value
    }),
  )
  const listeners = new Set<(event: CourseEvent) => void>()
  let pointed: number | undefined

  function tell(event: CourseEvent): void {
    for (const listener of listeners) listener(event)
  }

  return {
    candles,
    values,
    pointed: () => pointed,
    point(index) {
      const next =
        index === undefined || candles.length === 0
          ? undefined
          : Math.min(candles.length - 1, Math.max(0, Math.round(index)))
      if (next === pointed) return
      pointed = next
      tell('pointed')
    },
    take(next) {
      const last = candles.at(-1)
      const candle = soundCandle(next, last)
      if (!candle) return
      const begins = !last || candle.at > last.at
      if (begins && last) for (const run of runs) run.keep()
      const index = begins ? candles.length : candles.length - 1
      candles[index] = candle
      for (const [at, run] of runs.entries()) (values[at] as Value[])[index] = run.ask(candle)
      tell(begins ? 'begun' : 'moved')
    },
    listen(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
