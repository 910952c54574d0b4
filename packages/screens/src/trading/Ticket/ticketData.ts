import type { Loadable, OrderSession, Submission } from '@kabuto/domain/shared'
import { emptyOrder, type Order, type OrderDraft, type Preview, type Side } from '@kabuto/domain/trading'
import type { OrderData, Review } from '../Order/orderData.ts'

/** What the address asks for. */
export type AskedOrder = { symbol: string; side: Side; price: string; session?: OrderSession | undefined }

/** One unit at the price that was asked for, or at the last one: its cost is in sight before anything is typed. */
export function firstDraft(asked: AskedOrder, { detail, quote }: OrderData): OrderDraft {
  const { symbol, side, price, session = emptyOrder.session } = asked
  const quantity = String(detail.instrument.unit)
  return { ...emptyOrder, symbol, side, session, price: price || quote.price, quantity }
}

export type TicketScreenProps = {
  asked: AskedOrder
  data: Loadable<OrderData>
  review: Review
  submission: Submission<Order>
  /** The order, and the terms that were read with the last tap. */
  onSend: (draft: OrderDraft, agreed: Preview) => void
  /** Back from the confirmation to the fields. */
  onEdit: () => void
  /** Only on the member's own machine. */
  onAdvanceClock: (() => void) | undefined
  onRetry: () => void
}

export type TicketFormProps = Omit<TicketScreenProps, 'data'> & {
  data: Extract<Loadable<OrderData>, { value: OrderData }>
  back: { href: string }
}
