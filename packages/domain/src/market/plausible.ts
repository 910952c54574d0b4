import type { Quote } from './entities.ts'

/** No price of ours comes near it. */
const MOST = 1_000_000_000

/** Whether a quote can be one at all: a price of nothing, below it or beyond all measure is a fault of who sent it. */
export function isPlausibleQuote({ price, open, high, low, bid, ask }: Quote): boolean {
  return [price, open, high, low, bid, ask].every(
    (amount) => amount === null || (Number(amount) > 0 && Number(amount) < MOST),
  )
}
