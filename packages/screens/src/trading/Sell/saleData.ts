import type { StockDetail } from '@kabuto/domain/market'
import type { Blocks, Instant } from '@kabuto/domain/shared'
import {
  contextOfSale,
  type OpenedPosition,
  type Sale,
  type SellDraft,
  type sellCall,
  type Weighed,
} from '@kabuto/domain/trading'
import type { InputOf } from '@kabuto/domain/shared'

/** The data that a sale is checked against, from the calls. */
export type SaleData = { stock: StockDetail; funds: Weighed['funds']; blocks: Blocks }

export type SaleRequest = InputOf<typeof sellCall>

/** All that decides about the sale at this time and this price. */
export function saleOf(
  { stock, ...rest }: SaleData,
  position: OpenedPosition,
  quote: StockDetail['quote'],
  now: Instant,
): Sale {
  return contextOfSale({ ...rest, stock: { ...stock, quote }, position, now })
}

export function toSaleRequest({ type, price, ...draft }: SellDraft, id: string): SaleRequest {
  return { ...draft, id, type, price: type === 'limit' ? price : '' }
}
