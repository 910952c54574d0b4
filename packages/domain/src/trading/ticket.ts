import type { Quote, StockDetail } from '../market/entities.ts'
import { type Amount, minus, plus, sum, times } from '../shared/amount/money.ts'
import { settlementDate } from '../shared/time/businessDays.ts'
import { calendarOf } from '../shared/time/calendars.ts'
import { firstFill, tradeDayAt } from '../shared/time/sessions.ts'
import type { Day, Instant } from '../shared/time/tokyoTime.ts'
import type { Instrument } from '../market/instrument.ts'
import { costOf } from './cost.ts'
import type { Preview, Weighed } from './entities.ts'
import type { OrderDraft } from './draft.ts'
import { holdingFee } from './fees.ts'
import { type OrderContext, readOrder } from './order.ts'
import type { Quoted } from './price.ts'

type TicketFacts = Pick<OrderContext, 'now' | 'blocks'> & {
  detail: Pick<StockDetail, 'instrument' | 'base' | 'widened'>
  quote: Quote
  funds: Weighed['funds']
}

/** What an order is priced by, out of a quote and the base of its day. */
export function quotedFrom(
  { price, bid, ask, volume }: Pick<Quote, 'price' | 'bid' | 'ask' | 'volume'>,
  { base, widened }: Pick<StockDetail, 'base' | 'widened'>,
): Quoted {
  return { last: price, bid, ask, volume, base, widened }
}

/** With the data read a phone checks an order by itself, at every key and every price. */
export function contextOfOrder({
  now,
  blocks,
  detail,
  quote,
  funds,
}: TicketFacts): OrderContext & { instrument: Instrument } {
  const { cash, margin, sameDay, held } = funds
  return {
    now,
    blocks,
    instrument: detail.instrument,
    quote: quotedFrom(quote, detail),
    cash,
    margin,
    sameDay,
    held,
  }
}

/**
 * What is lost by opening and closing at once: the fees of both, on margin the interest of one day, and one spread
 * between the sides of the book.
 */
export type Turnaround = { opening: Amount; closing: Amount; interest: Amount; spread: Amount; total: Amount }

/** `undefined` while the draft is no valid order. Without two sides of the book no spread is known. */
export function turnaroundOf(
  draft: OrderDraft,
  context: Pick<OrderContext, 'now' | 'quote'> & { instrument: Instrument },
): Turnaround | undefined {
  const { now, quote, instrument } = context
  const read = readOrder(draft, instrument, context)
  if ('refusals' in read) return undefined
  const { order, cost } = read
  const { bid, ask } = quote
  const between = bid === null || ask === null ? '0' : minus(ask, bid)
  const price = order.side === 'long' ? minus(order.price, between) : plus(order.price, between)
  const { fees: closing } = costOf({ ...order, price, intent: 'close' }, now)
  const spread = times(between, String(order.quantity))
  const day = tradeDayAt(calendarOf[order.market], now)
  const interest = cost.onMargin ? holdingFee({ side: order.side, value: cost.value, days: 1, day }).amount : '0'
  return { opening: cost.fees, closing, interest, spread, total: sum([cost.fees, closing, interest, spread]) }
}

/** When shares that an order buys now can be sold first, and from which day the money of that sale can be withdrawn. */
export function freeAgain(
  { earliestSell }: Pick<Preview, 'earliestSell'>,
  { market }: Pick<Instrument, 'market'>,
  { session, now }: Pick<OrderDraft, 'session'> & { now: Instant },
): { shares: Instant; money: Day } {
  const calendar = calendarOf[market]
  const filled = firstFill(calendar, now, session)
  const unlocked = earliestSell ? Math.max(filled, Date.parse(earliestSell.until)) : filled
  const shares = firstFill(calendar, unlocked, 'regular')
  return { shares, money: settlementDate(market, tradeDayAt(calendar, shares)) }
}
