import { type Bar, type ChartInterval, type GrowingCandle, grownBy, type Quote } from '@kabuto/domain/market'
import type { Market } from '@kabuto/domain/shared'
import type { Live } from '@kabuto/ui-kit'

/** The newest candle as the quotes move it on. */
export function liveCandle(
  candles: readonly Bar[],
  place: { market: Market; interval: ChartInterval },
  quote: Live<Quote | undefined>,
): Live<Bar | undefined> {
  let growing: GrowingCandle = { bar: candles.at(-1) }
  return {
    get() {
      const newest = quote.get()
      if (newest) growing = grownBy(growing, newest, place)
      return growing.bar
    },
    subscribe: quote.subscribe,
  }
}
