import type { Member } from '@kabuto/domain/account'
import type { Quote, StockDetail } from '@kabuto/domain/market'
import type { Instant } from '@kabuto/domain/shared'
import type { Preview, Weighed } from '@kabuto/domain/trading'

/** The data that an opening order is checked against, and what its form shows of the stock. */
export type OrderData = {
  detail: StockDetail
  /** The newest. */
  quote: Quote
  blocks: Member['blocks']
  funds: Weighed['funds']
  now: Instant
}

/** The final check of the terms, right before an order is sent. */
export type Review =
  | { state: 'idle' | 'asking' }
  /** The agreed terms have changed: the current ones must be agreed to. */
  | { state: 'changed'; agreed: Preview; current: Preview }
  | { state: 'failed' }
