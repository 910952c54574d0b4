import { type Amount, atLeastZero, minus, plus, smaller, times } from '../shared/amount/money.ts'
import { calendarOf } from '../shared/time/calendars.ts'
import { tradeDayAt } from '../shared/time/sessions.ts'
import type { Instant } from '../shared/time/tokyoTime.ts'
import type { FeeLine, Leverage, Position, Side } from './entities.ts'
import { orderFees } from './fees.ts'
import { totalOf } from './feeSums.ts'
import { initialMargin, isOnMargin } from './margin.ts'

/** An order with a price to reckon by. */
export type PricedOrder = {
  market: 'jpy' | 'usd'
  side: Side
  leverage: Leverage
  quantity: number
  price: Amount
  intent: 'open' | 'close'
  origin?: Position['origin'] | undefined
}

export type OrderCost = {
  value: Amount
  feeLines: FeeLine[]
  fees: Amount
  margin: Amount
  onMargin: boolean
  total: Amount
}

/** What one order has come to so far over all its fills: its commission and its margin are one for the whole order. */
export type Charged = { value: Amount; quantity: number; fees: Amount }

type Sized = Pick<Charged, 'value' | 'quantity'>

function feesFor(order: PricedOrder, { value, quantity }: Sized, now: Instant): FeeLine[] {
  const { market, side, intent } = order
  return orderFees({
    market,
    intent,
    sells: (side === 'long') === (intent === 'close'),
    onMargin: isOnMargin(order),
    value,
    quantity,
    day: tradeDayAt(calendarOf[market], now),
  })
}

/** What an opening order takes: a purchase its value, a position on credit its margin, both their fees. */
export function costOf(order: PricedOrder, now: Instant): OrderCost {
  const { leverage, quantity, price } = order
  const value = times(price, String(quantity))
  const onMargin = isOnMargin(order)
  const feeLines = feesFor(order, { value, quantity }, now)
  const fees = totalOf(feeLines)
  const margin = onMargin ? initialMargin(value, leverage) : '0'
  return { value, feeLines, fees, margin, onMargin, total: plus(onMargin ? margin : value, fees) }
}

function withMore(charged: Sized, { price, quantity }: Pick<PricedOrder, 'price' | 'quantity'>): Sized {
  return { value: plus(charged.value, times(price, String(quantity))), quantity: charged.quantity + quantity }
}

/** What the rest of an order takes above what its fills have taken. */
export function costOfRest(rest: PricedOrder, charged: Charged, now: Instant): Amount {
  const whole = withMore(charged, rest)
  const fees = atLeastZero(minus(totalOf(feesFor(rest, whole, now)), charged.fees))
  const { leverage } = rest
  const margin = minus(initialMargin(whole.value, leverage), initialMargin(charged.value, leverage))
  return plus(isOnMargin(rest) ? margin : minus(whole.value, charged.value), fees)
}

/**
 * The margin that a fill freezes beside those before it, so that it is rounded once for the position. A short that is
 * sold above its limit freezes no more than the preview said.
 */
export function marginOfFill(
  fill: Pick<PricedOrder, 'leverage' | 'price' | 'quantity'>,
  charged: Sized,
  reserve: Amount,
): Amount {
  const frozenBy = ({ value, quantity }: Sized): Amount =>
    initialMargin(smaller(value, times(reserve, String(quantity))), fill.leverage)
  return minus(frozenBy(withMore(charged, fill)), frozenBy(charged))
}
