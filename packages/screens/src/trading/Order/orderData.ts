import type { Member } from '@kabuto/domain/account'
import type { Quote, StockDetail } from '@kabuto/domain/market'
import type { Instant } from '@kabuto/domain/shared'
import type { Preview, Weighed } from '@kabuto/domain/trading'

/** What an opening order is weighed by, and what its form shows of the stock. */
export type OrderData = {
  detail: StockDetail
  /** The newest. */
  quote: Quote
  blocks: Member['blocks']
  funds: Weighed['funds']
  now: Instant
}

/** The last look at the terms, right before an order goes. */
export type Review =
  | { state: 'idle' | 'asking' }
  /** What was agreed to holds no longer: what holds now is to be agreed to. */
  | { state: 'changed'; agreed: Preview; current: Preview }
  | { state: 'failed' }
