import { newerQuote, type Quote } from '@kabuto/domain/market'
import type { Live, StockRowProps } from '@kabuto/ui-kit'

/** Prices as they move, by symbol; nothing before the first has come. */
export type LiveQuotes = (symbol: string) => Live<Quote | undefined>

type LiveRow = NonNullable<StockRowProps['live']>

/** The price and the change of a row, as they move. */
export function liveRow(quotes: LiveQuotes, read: Quote): LiveRow {
  const live = quotes(read.symbol)
  return {
    get() {
      const { price, changePercent } = newerQuote(read, live.get())
      return { price, percent: changePercent }
    },
    subscribe: live.subscribe,
  }
}
