import type { Member } from '@kabuto/domain/account'
import type { Quote, StockDetail } from '@kabuto/domain/market'
import type { Instant } from '@kabuto/domain/shared'
import {
  contextOfOrder,
  emptyOrder,
  type OrderDraft,
  type Preview,
  type Side,
  type Weighed,
} from '@kabuto/domain/trading'

export type TicketData = {
  detail: StockDetail
  /** The newest. */
  quote: Quote
  blocks: Member['blocks']
  funds: Weighed['funds']
  now: Instant
}

/** What the address asks for. */
export type AskedOrder = { symbol: string; side: Side; price: string }

/** The last look at the terms, right before an order goes. */
export type Review =
  | { state: 'idle' | 'asking' }
  /** What was agreed to holds no longer: what holds now is to be agreed to. */
  | { state: 'changed'; agreed: Preview; current: Preview }
  | { state: 'failed' }

export const contextOf = (data: TicketData): ReturnType<typeof contextOfOrder> => contextOfOrder(data)

/** One unit at the price that was asked for, or at the last one: its cost is in sight before anything is typed. */
export function firstDraft({ symbol, side, price }: AskedOrder, { detail, quote }: TicketData): OrderDraft {
  return { ...emptyOrder, symbol, side, price: price || quote.price, quantity: String(detail.instrument.unit) }
}
