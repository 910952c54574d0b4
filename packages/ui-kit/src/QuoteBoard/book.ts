import type { StockQuote } from '../StockRow/StockRow.tsx'

export type QuoteLevel = { price: number | string; quantity: number | string }

/** Both sides from the best price on: `sells` upwards, `buys` downwards. */
export type QuoteBook = { sells: readonly QuoteLevel[]; buys: readonly QuoteLevel[]; last?: StockQuote | undefined }

export type QuoteSide = 'sells' | 'buys'

function quantityOf(level: QuoteLevel | undefined): number {
  const quantity = Number(level?.quantity)
  return Number.isFinite(quantity) ? Math.max(0, quantity) : 0
}

/** How much of its cell a level fills: the largest of both sides, all of it. */
export function depthOf({ sells, buys }: QuoteBook, level: QuoteLevel | undefined): number {
  let most = 0
  for (const other of sells) most = Math.max(most, quantityOf(other))
  for (const other of buys) most = Math.max(most, quantityOf(other))
  return most === 0 ? 0 : Math.round((quantityOf(level) / most) * 1000) / 1000
}
