import type { Currency } from '../shared/format/money.ts'
import type { OrderSession } from '../shared/time/calendar.ts'
import type { Leverage, Side } from './entities.ts'

export function currencyOf(market: 'jpy' | 'usd'): Currency {
  return market === 'jpy' ? 'JPY' : 'USD'
}

export type OrderDraft = {
  symbol: string
  side: Side
  type: 'market' | 'limit'
  price: string
  quantity: string
  leverage: number
  session: OrderSession
  /** A day trade is on margin and closed on the same day. */
  origin?: 'dayTrade' | undefined
}

export const emptyOrder: OrderDraft = {
  symbol: '',
  side: 'long',
  type: 'limit',
  price: '',
  quantity: '',
  leverage: 1,
  session: 'regular',
}

/** What is sent of a checked draft: a market order has no price, whatever a hidden field contains. */
export function toOrderRequest({ symbol, side, type, price, quantity, leverage, session }: OrderDraft) {
  const checked: Leverage = leverage === 2 || leverage === 3 ? leverage : 1
  return { symbol, side, type, price: type === 'market' ? '' : price, quantity, leverage: checked, session }
}
