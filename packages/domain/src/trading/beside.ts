import { type Amount, minus, plus, times } from '../shared/amount/money.ts'
import type { Day } from '../shared/time/days.ts'
import { orderFees } from './fees.ts'
import { totalOf } from './feeSums.ts'

type Way = { price: Amount; value: Amount; fee: Amount; total: Amount }

type BesideMarket = {
  block: Way
  /** At the close that the discount counts from, for cash. */
  market: Way
  /** What the block costs less. */
  less: Amount
}

/** What so many shares come to in the block, and at the close that its price counts from. */
export function besideMarket(
  { price, close }: { price: Amount; close: Amount },
  quantity: number,
  day: Day,
): BesideMarket {
  const shares = String(quantity)
  const amount = times(price, shares)
  const value = times(close, shares)
  const order = { market: 'jpy', intent: 'open', sells: false, onMargin: false } as const
  const fee = totalOf(orderFees({ ...order, value, quantity, day }))
  const total = plus(value, fee)
  return {
    block: { price, value: amount, fee: '0', total: amount },
    market: { price: close, value, fee, total },
    less: minus(total, amount),
  }
}
