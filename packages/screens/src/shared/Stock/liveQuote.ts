import type { Quote } from '@kabuto/domain/market'
import type { Live, StockRowProps } from '@kabuto/ui-kit'

/** Prices as they move, by symbol; nothing before the first has come. */
export type LiveQuotes = (symbol: string) => Live<Quote | undefined>

type LiveRow = NonNullable<StockRowProps['live']>

/** The newer of what was read and of what the stream has brought since. */
export function newerQuote(read: Quote, streamed: Quote | undefined): Quote {
  return streamed && Date.parse(streamed.at) >= Date.parse(read.at) ? streamed : read
}

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
