import type { Instrument } from '../market/instrument.ts'
import type { Refusal } from '../shared/refusal.ts'
import { type Amount, divided, isAbove, minus, plus, quotient, times } from '../shared/money.ts'
import { calendarOf } from '../shared/time/calendars.ts'
import { fillsAt, tradeDayAt } from '../shared/time/sessions.ts'
import { settlementDate } from '../shared/time/businessDays.ts'
import type { PricedOrder } from './cost.ts'
import type { Preview, Warning } from './entities.ts'
import { latestLock, sellLocks } from './locks.ts'
import { type MarginAccount, marginEquity, openValue, ratioOf } from './margin.ts'
import { checkRead, currencyOf, type OrderContext, type OrderDraft, type ReadOrder, readOrder } from './order.ts'

/** An order of more than so much of the day's volume moves the price; one so far from the last price is worth a second look. */
export const warnAt = { percentOfVolume: '5', percentFromLast: '5' } as const

export type PreviewContext = Pick<OrderContext, 'now' | 'quote' | 'cash'> & { instrument: Instrument; margin: MarginAccount }

function percent(part: Amount, whole: Amount): Amount {
  return quotient(times(part, '100'), whole, 1, 'halfAwayFromZero') ?? '100'
}

function distance(one: Amount, other: Amount): Amount {
  return isAbove(one, other) ? minus(one, other) : minus(other, one)
}

export function orderWarnings({ type, session }: Pick<OrderDraft, 'type' | 'session'>, { quantity, price }: Pick<PricedOrder, 'quantity' | 'price'>, { quote, instrument, now }: Pick<PreviewContext, 'quote' | 'instrument' | 'now'>): Warning[] {
  const share = percent(String(quantity), String(quote.volume))
  const off = percent(distance(price, quote.last), quote.last)
  const waits = type === 'market' && !fillsAt(calendarOf[instrument.market], now, session)
  return [
    ...(isAbove(share, warnAt.percentOfVolume) ? [{ kind: 'sizeOfVolume', percent: share } as const] : []),
    ...(type === 'limit' && isAbove(off, warnAt.percentFromLast) ? [{ kind: 'farFromLast', percent: off, last: quote.last } as const] : []),
    ...(waits ? [{ kind: 'reservedAtLimit', price } as const] : []),
  ]
}

function ratios({ margin }: PreviewContext, order: PricedOrder, value: Amount, fees: Amount): Preview['marginRatio'] {
  if (order.side === 'long' && order.leverage === 1) return null
  const equity = marginEquity(margin)
  const open = openValue(margin.positions)
  const before = ratioOf(equity, open)
  // The order itself is above zero, so after it there is something to divide by.
  return { before: before ?? null, after: divided(times(minus(equity, fees), '100'), plus(open, value), 2, 'floor') }
}

/** What an opening order costs and does, before the tap. Nothing where what was typed is no order yet. */
export function previewOrder(draft: OrderDraft, context: PreviewContext): Preview | undefined {
  return previewOf(readOrder(draft, context.instrument, context), draft, context)
}

function previewOf(read: ReadOrder, draft: OrderDraft, context: PreviewContext): Preview | undefined {
  if ('refusals' in read) return undefined
  const { instrument, now, cash } = context
  const { market } = instrument
  const { order, cost: { value, feeLines, fees, margin, total } } = read
  const locks = sellLocks({ market, side: order.side, leverage: order.leverage, origin: 'continuous', lastOpened: now })
  return {
    intent: 'open',
    currency: currencyOf(market),
    price: order.price,
    value,
    feeLines,
    fees,
    total,
    margin,
    settlesOn: settlementDate(market, tradeDayAt(calendarOf[market], now)),
    available: { before: cash.available, after: minus(cash.available, total) },
    marginRatio: ratios(context, order, value, fees),
    earliestSell: latestLock(locks, now) ?? null,
    profit: null,
    taxEstimate: '0',
    warnings: orderWarnings(draft, order, context),
  }
}

/** Both at once, read once: what the ticket shows at every change. */
export function weighOrder(draft: OrderDraft, context: OrderContext & PreviewContext): { refusals: Refusal[]; preview: Preview | undefined } {
  const read = readOrder(draft, context.instrument, context)
  return { refusals: checkRead(read, draft, context), preview: previewOf(read, draft, context) }
}
