import type { Instant } from '../shared/time/tokyoTime.ts'
import type { Candle } from './entities.ts'

/** A candle as it is drawn. Its prices are numbers, because a chart is looked at and not booked. */
export type Bar = { at: Instant; open: number; high: number; low: number; close: number; volume: number }

/**
 * A line over candles, worked out one candle at a time: `next` gives the state after a candle, with the value to be
 * drawn there.
 * While the last candle is not closed, `next` is called again from the state before it. Older states are used up.
 */
export type Indicator<State extends { value: unknown }> = { empty: State; next: (state: State, bar: Bar) => State }

export function toBar({ at, open, high, low, close, volume }: Candle): Bar {
  return { at: Date.parse(at), open: Number(open), high: Number(high), low: Number(low), close: Number(close), volume }
}

export function run<State extends { value: unknown }>(
  { empty, next }: Indicator<State>,
  bars: readonly Bar[],
): State['value'][] {
  let state = empty
  return bars.map((bar) => {
    state = next(state, bar)
    return state.value
  })
}
