import { type Amount, plus, times } from '../shared/money.ts'
import { calendarOf } from '../shared/time/calendars.ts'
import { tradeDayAt } from '../shared/time/sessions.ts'
import type { Instant } from '../shared/time/tokyoTime.ts'
import type { FeeLine, Leverage, Position, Side } from './entities.ts'
import { orderFees, totalOf } from './fees.ts'
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

/** What an opening order takes: a purchase its value, a position on credit its margin, both their fees. */
export function costOf(order: PricedOrder, now: Instant): OrderCost {
  const { market, side, leverage, quantity, price, intent } = order
  const value = times(price, String(quantity))
  const onMargin = isOnMargin(order)
  const day = tradeDayAt(calendarOf[market], now)
  const feeLines = orderFees({
    market,
    intent,
    sells: (side === 'long') === (intent === 'close'),
    onMargin,
    value,
    quantity,
    day,
  })
  const fees = totalOf(feeLines)
  const margin = onMargin ? initialMargin(value, leverage) : '0'
  return { value, feeLines, fees, margin, onMargin, total: plus(onMargin ? margin : value, fees) }
}
