import { type Amount, atLeastZero, minus, percentOf, quotient, rounded, sum, times } from '../shared/money.ts'
import { type FeeLine, type Side } from './entities.ts'
import { totalOf } from './fees.ts'

/** Facts §7: 15.315 % and 5 %. Shown as an estimate; nothing is withheld (decisions §6). */
export const taxPercent = '20.315'

export type Outcome = { side: Side; quantity: number; openPrice: Amount; closePrice: Amount; feeLines: readonly FeeLine[] }

/** Profit or loss after all fees. */
export function profitOf({ side, quantity, openPrice, closePrice, feeLines }: Outcome): Amount {
  const gain = side === 'long' ? minus(closePrice, openPrice) : minus(openPrice, closePrice)
  return minus(times(gain, String(quantity)), totalOf(feeLines))
}

/** Of what was paid in for it, or nothing where that was nothing. */
export function profitPercent(outcome: Outcome): Amount | undefined {
  return percentOf(profitOf(outcome), times(outcome.openPrice, String(outcome.quantity)))
}

/** Of a gain; a loss owes nothing. Down to the smallest part of the currency. */
export function taxEstimate(profit: Amount, decimals: number): Amount {
  return rounded(times(atLeastZero(profit), times(taxPercent, '0.01')), decimals, 'towardZero')
}

/** The mean price of several fills, to four decimals: figures use the fills themselves. */
export function meanPrice(fills: readonly { price: Amount; quantity: number }[]): Amount | undefined {
  const quantity = String(fills.reduce((total, fill) => total + fill.quantity, 0))
  const value = sum(fills.map((fill) => times(fill.price, String(fill.quantity))))
  return quotient(value, quantity, 4, 'halfAwayFromZero')
}
