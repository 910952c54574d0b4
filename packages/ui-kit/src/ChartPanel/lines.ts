import type { ChartCandle } from './candles.ts'

export type ChartTone = 'short' | 'mid' | 'long'

/**
 * How a line is computed candle by candle; while the last candle is open, `next` is called again from the state before
 * it.
 */
type Study<State extends { value: unknown }> = { empty: State; next: (state: State, candle: ChartCandle) => State }

type LineRun = {
  /** What the line shows at this candle, if it is the next one. */
  ask: (candle: ChartCandle) => number | undefined
  /** The last candle is complete: the next one begins. */
  keep: () => void
}

export type ChartLine = {
  name: string
  tone: ChartTone
  /** Drawn as bars from zero. */
  bars?: boolean | undefined
  begin: () => LineRun
}

type Look = Pick<ChartLine, 'name' | 'tone' | 'bars'>

/** A line over candles. Where a study gives several values (bands, MACD), each line picks one. */
export function chartLine<State extends { value: unknown }>(
  look: Look,
  { empty, next }: Study<State>,
  pick: (value: State['value']) => number | undefined,
): ChartLine {
  return {
    ...look,
    begin() {
      let before = empty
      let after = empty
      return {
        ask(candle) {
          after = next(before, candle)
          const value = pick(after.value)
          return value !== undefined && Number.isFinite(value) ? value : undefined
        },
        keep() {
          before = after
        },
      }
    },
  }
}
