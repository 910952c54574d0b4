import type { Instrument } from '../market/instrument.ts'
import type { Refusal } from '../shared/refusal/refusal.ts'
import { type Amount, isAbove, minus, quotient, times } from '../shared/amount/money.ts'
import { calendarOf } from '../shared/time/calendars.ts'
import { fillsAt, firstFill, tradeDayAt } from '../shared/time/sessions.ts'
import { settlementDate } from '../shared/time/businessDays.ts'
import type { Instant } from '../shared/time/tokyoTime.ts'
import type { OrderCost, PricedOrder } from './cost.ts'
import { checkDayTrade } from './dayTrade.ts'
import type { Preview, Warning, Weighed } from './entities.ts'
import { latestLock, locksOf } from './locks.ts'
import { ratiosAround } from './margin.ts'
import { mostToOpen } from './most.ts'
import { currencyOf, type OrderDraft } from './draft.ts'
import { checkRead, type OrderContext, type ReadOrder, readOrder } from './order.ts'

/** `Weighed` with refusals as the domain has them, without the balances they were checked against. */
export type WeighedOrder = Pick<Weighed, 'preview' | 'most'> & { refusals: Refusal[] }

/**
 * An order of more than so much of the day's volume moves the price; one so far from the last price is worth a second
 * look.
 */
export const warnAt = { percentOfVolume: '5', percentFromLast: '5' } as const

export type PreviewContext = Pick<OrderContext, 'now' | 'quote' | 'cash' | 'margin' | 'sameDay' | 'held'> & {
  instrument: Instrument
}

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
  { type, session, origin }: Pick<OrderDraft, 'type' | 'session' | 'origin'>,
  { quantity, price }: Pick<PricedOrder, 'quantity' | 'price'>,
  { quote, instrument, now }: Pick<PreviewContext, 'quote' | 'instrument' | 'now'>,
): Warning[] {
  const { last, volume } = quote
  const [shares, traded, off] = [String(quantity), String(volume), distance(price, last)]
  const waits = type === 'market' && !fillsAt(calendarOf[instrument.market], now, session)
  return [
    // A day trade goes in whole, however large it is.
    ...(origin !== 'dayTrade' && isMoreThan(shares, warnAt.percentOfVolume, traded)
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

/** The latest lock on what an order opens, if it is filled as soon as it can be. */
function earliestSell(
  order: PricedOrder,
  value: Amount,
  filled: Instant,
  context: PreviewContext,
): Preview['earliestSell'] {
  const { now, sameDay, held } = context
  const { market, side, leverage, origin = 'continuous', quantity } = order
  const calendar = calendarOf[market]
  const isToday = tradeDayAt(calendar, filled) === tradeDayAt(calendar, now)
  // What today's proceeds of the issue pay for cannot be sold today.
  const lockedToday = isToday ? sameDay.locked + (isAbove(value, sameDay.fresh) ? quantity : 0) : 0
  const issue = { held: held + quantity, lockedToday }
  const locks = locksOf({ market, side, leverage, origin, quantity, issue, lastOpened: filled }, filled)
  return latestLock(locks, now) ?? null
}

/** What an opening order costs and does, before the tap. `undefined` while the draft is no valid order. */
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
    earliestSell: earliestSell(order, value, filled, context),
    profit: null,
    taxEstimate: '0',
    warnings: orderWarnings(draft, order, context),
  }
}

/** What the ticket shows at every change: the figures with all refusals, and the largest possible quantity. */
export function weighOrder(draft: OrderDraft, context: OrderContext & { instrument: Instrument }): WeighedOrder {
  const read = readOrder(draft, context.instrument, context)
  return {
    preview: previewOf(read, draft, context) ?? null,
    refusals: draft.origin === 'dayTrade' ? checkDayTrade(draft, context) : checkRead(read, draft, context),
    most: mostToOpen(draft, context) ?? null,
  }
}
