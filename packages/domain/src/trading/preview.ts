import type { Instrument } from '../market/instrument.ts'
import type { Refusal } from '../shared/refusal.ts'
import { type Amount, isAbove, minus, quotient, times } from '../shared/money.ts'
import { calendarOf } from '../shared/time/calendars.ts'
import { fillsAt, firstFill, tradeDayAt } from '../shared/time/sessions.ts'
import { settlementDate } from '../shared/time/businessDays.ts'
import type { OrderCost, PricedOrder } from './cost.ts'
import type { Preview, Warning } from './entities.ts'
import { latestLock, sellLocks } from './locks.ts'
import { ratiosAround } from './margin.ts'
import { checkRead, currencyOf, type OrderContext, type OrderDraft, type ReadOrder, readOrder } from './order.ts'

/**
 * An order of more than so much of the day's volume moves the price; one so far from the last price is worth a second
 * look.
 */
export const warnAt = { percentOfVolume: '5', percentFromLast: '5' } as const

export type PreviewContext = Pick<OrderContext, 'now' | 'quote' | 'cash' | 'margin'> & { instrument: Instrument }

function percent(part: Amount, whole: Amount): Amount {
  return quotient(times(part, '100'), whole, 1, 'halfAwayFromZero') ?? '100'
}

function isMoreThan(part: Amount, ofPercent: Amount, whole: Amount): boolean {
  return isAbove(times(part, '100'), times(whole, ofPercent))
}

function distance(one: Amount, other: Amount): Amount {
  return isAbove(one, other) ? minus(one, other) : minus(other, one)
}

export function orderWarnings(
  { type, session }: Pick<OrderDraft, 'type' | 'session'>,
  { quantity, price }: Pick<PricedOrder, 'quantity' | 'price'>,
  { quote, instrument, now }: Pick<PreviewContext, 'quote' | 'instrument' | 'now'>,
): Warning[] {
  const { last, volume } = quote
  const [shares, traded, off] = [String(quantity), String(volume), distance(price, last)]
  const waits = type === 'market' && !fillsAt(calendarOf[instrument.market], now, session)
  return [
    ...(isMoreThan(shares, warnAt.percentOfVolume, traded)
      ? [{ kind: 'sizeOfVolume', percent: percent(shares, traded) } as const]
      : []),
    ...(type === 'limit' && isMoreThan(off, warnAt.percentFromLast, last)
      ? [{ kind: 'farFromLast', percent: percent(off, last), last } as const]
      : []),
    ...(waits ? [{ kind: 'reservedAtLimit', price } as const] : []),
  ]
}

function ratios({ margin }: PreviewContext, { value, fees, onMargin }: OrderCost): Preview['marginRatio'] {
  if (!onMargin) return null
  const { before, after } = ratiosAround(margin, value, fees)
  return { before: before ?? null, after }
}

/** What an opening order costs and does, before the tap. Nothing where what was typed is no order yet. */
export function previewOrder(draft: OrderDraft, context: PreviewContext): Preview | undefined {
  return previewOf(readOrder(draft, context.instrument, context), draft, context)
}

function previewOf(read: ReadOrder, draft: OrderDraft, context: PreviewContext): Preview | undefined {
  if ('refusals' in read) return undefined
  const { instrument, now, cash } = context
  const { market } = instrument
  const { order, cost } = read
  const { value, feeLines, fees, margin, total } = cost
  const calendar = calendarOf[market]
  const filled = firstFill(calendar, now, draft.session)
  const locks = sellLocks({
    market,
    side: order.side,
    leverage: order.leverage,
    origin: order.origin ?? 'continuous',
    lastOpened: filled,
  })
  return {
    intent: 'open',
    currency: currencyOf(market),
    price: order.price,
    value,
    feeLines,
    fees,
    total,
    margin,
    settlesOn: settlementDate(market, tradeDayAt(calendar, filled)),
    available: { before: cash.available, after: minus(cash.available, total) },
    marginRatio: ratios(context, cost),
    earliestSell: latestLock(locks, now) ?? null,
    profit: null,
    taxEstimate: '0',
    warnings: orderWarnings(draft, order, context),
  }
}

/** Both at once, read once: what the ticket shows at every change. */
export function weighOrder(
  draft: OrderDraft,
  context: OrderContext & PreviewContext,
): { refusals: Refusal[]; preview: Preview | undefined } {
  const read = readOrder(draft, context.instrument, context)
  return { refusals: checkRead(read, draft, context), preview: previewOf(read, draft, context) }
}
