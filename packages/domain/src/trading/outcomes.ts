import { type Amount, minus, plus, times } from '../shared/amount/money.ts'
import type { Day } from '../shared/time/days.ts'
import { orderFees } from './fees.ts'
import { totalOf } from './feeSums.ts'

/** A purchase that is sold at a price, with the fee of the sale. */
type Outcome = { percent: Amount; price: Amount; profit: Amount }

/** The loss first, and the gain of the same size. */
const moves = ['-10', '0', '10'] as const

/** What selling shares of Tokyo that were bought without a fee would come to: an example, no forecast. */
export function saleOutcomes({ price, quantity, day }: { price: Amount; quantity: number; day: Day }): Outcome[] {
  const shares = String(quantity)
  const sale = { market: 'jpy', intent: 'close', sells: true, onMargin: false, quantity, day } as const
  return moves.map((percent) => {
    const then = times(price, times(plus('100', percent), '0.01'))
    const value = times(then, shares)
    return {
      percent,
      price: then,
      profit: minus(minus(value, times(price, shares)), totalOf(orderFees({ ...sale, value }))),
    }
  })
}
