import { type Amount, minus, plus, times } from '../shared/money.ts'
import type { Day } from '../shared/time/days.ts'
import { orderFees } from '../trading/fees.ts'
import { totalOf } from '../trading/feeSums.ts'
import { blockAmount } from './apply.ts'
import type { BlockOffer } from './entities.ts'

type Way = { price: Amount; value: Amount; fee: Amount; total: Amount }

type BesideMarket = {
  block: Way
  /** At the close that the discount counts from, for cash. */
  market: Way
  /** What the block costs less. */
  less: Amount
}

/** What so many shares come to in the block, and at the close that its price counts from. */
export function besideMarket(offer: Pick<BlockOffer, 'price' | 'close'>, quantity: number, day: Day): BesideMarket {
  const { price, close } = offer
  const shares = String(quantity)
  const amount = blockAmount(offer, shares)
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
