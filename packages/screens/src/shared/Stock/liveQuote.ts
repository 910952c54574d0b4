import { newerQuote, type Quote } from '@kabuto/domain/market'
import type { Amount } from '@kabuto/domain/shared'
import type { Live, StockRowProps } from '@kabuto/ui-kit'

/** Prices as they move, by symbol; nothing before the first has come. */
export type LiveQuotes = (symbol: string) => Live<Quote | undefined>

type LiveRow = NonNullable<StockRowProps['live']>

const still = (): (() => void) => () => {}

/** A quote as it moves: the one that was read, until the stream brings a newer one. */
export function liveQuote(quotes: LiveQuotes | undefined, read: Quote): Live<Quote> {
  const live = quotes?.(read.symbol)
  return { get: () => newerQuote(read, live?.get()), subscribe: live?.subscribe ?? still }
}

/** What follows from something that moves. */
export function liveOf<Value, Other>(live: Live<Value>, toOther: (value: Value) => Other): Live<Other> {
  return { get: () => toOther(live.get()), subscribe: live.subscribe }
}

/** The price and the change of a row, as they move. */
export function liveRow(quotes: LiveQuotes, read: Quote): LiveRow {
  return liveOf(liveQuote(quotes, read), ({ price, changePercent }) => ({ price, percent: changePercent }))
}

/** The newer of the price that something was read with and of what the stream has brought since. */
export function newerPrice(read: { price: Amount; pricedAt: string }, streamed: Quote | undefined): Amount {
  return streamed && Date.parse(streamed.at) >= Date.parse(read.pricedAt) ? streamed.price : read.price
}
