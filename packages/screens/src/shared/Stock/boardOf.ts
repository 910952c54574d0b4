import type { Book, Quote } from '@kabuto/domain/market'
import type { Live, QuoteBook } from '@kabuto/ui-kit'

/** Both ways a board moves: by its own readings and by each quote, for the price in its middle. */
export function boardOf(book: Live<Book | undefined>, quote: Live<Quote>): Live<QuoteBook> {
  return {
    get() {
      const { asks = [], bids = [] } = book.get() ?? {}
      const { price, change } = quote.get()
      return { sells: asks, buys: bids, last: { price, amount: change } }
    },
    subscribe(listener) {
      const stops = [book.subscribe(listener), quote.subscribe(listener)]
      return () => {
        for (const stop of stops) stop()
      }
    },
  }
}
