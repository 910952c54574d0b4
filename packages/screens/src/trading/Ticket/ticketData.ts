import type { Member } from '@kabuto/domain/account'
import type { Quote, StockDetail } from '@kabuto/domain/market'
import type { Instant, Loadable, OrderSession, Submission } from '@kabuto/domain/shared'
import { emptyOrder, type Order, type OrderDraft, type Preview, type Side, type Weighed } from '@kabuto/domain/trading'

export type TicketData = {
  detail: StockDetail
  /** The newest. */
  quote: Quote
  blocks: Member['blocks']
  funds: Weighed['funds']
  now: Instant
}

/** What the address asks for. */
export type AskedOrder = { symbol: string; side: Side; price: string; session?: OrderSession | undefined }

/** The last look at the terms, right before an order goes. */
export type Review =
  | { state: 'idle' | 'asking' }
  /** What was agreed to holds no longer: what holds now is to be agreed to. */
  | { state: 'changed'; agreed: Preview; current: Preview }
  | { state: 'failed' }

/** One unit at the price that was asked for, or at the last one: its cost is in sight before anything is typed. */
export function firstDraft(asked: AskedOrder, { detail, quote }: TicketData): OrderDraft {
  const { symbol, side, price, session = emptyOrder.session } = asked
  const quantity = String(detail.instrument.unit)
  return { ...emptyOrder, symbol, side, session, price: price || quote.price, quantity }
}

export type TicketScreenProps = {
  asked: AskedOrder
  data: Loadable<TicketData>
  review: Review
  submission: Submission<Order>
  /** The order, and the terms that were read with the last tap. */
  onSend: (draft: OrderDraft, agreed: Preview) => void
  /** Back from the last look to the fields. */
  onEdit: () => void
  /** Only on the member's own machine. */
  onAdvanceClock: (() => void) | undefined
  onRetry: () => void
}

export type TicketFormProps = Omit<TicketScreenProps, 'data'> & {
  data: Extract<Loadable<TicketData>, { value: TicketData }>
  back: { href: string }
}
