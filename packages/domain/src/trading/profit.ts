import { type Amount, atLeastZero, divided, minus, percentOf, rounded, times } from '../shared/amount/money.ts'
import { type FeeLine, type Side } from './entities.ts'
import { totalOf } from './feeSums.ts'

/** Facts §7: 15.315 % and 5 %. Shown as an estimate; nothing is withheld (decisions §6). */
export const taxPercent = '20.315'

/** By what the shares came to at either end, and not by a price: several fills have no single one. */
export type Outcome = { side: Side; opened: Amount; closed: Amount; feeLines: readonly FeeLine[] }

/** Profit or loss after all fees. */
export function profitOf({ side, opened, closed, feeLines }: Outcome): Amount {
  return minus(side === 'long' ? minus(closed, opened) : minus(opened, closed), totalOf(feeLines))
}

/** In per cent of the amount paid in for it; nothing if that was zero. */
export function profitPercent(outcome: Outcome): Amount | undefined {
  return percentOf(profitOf(outcome), outcome.opened)
}

/** Of a gain; a loss owes nothing. Down to the smallest part of the currency. */
export function taxEstimate(profit: Amount, decimals: number): Amount {
  return rounded(times(atLeastZero(profit), times(taxPercent, '0.01')), decimals, 'towardZero')
}

/** The mean price of several fills, to four decimals: for looking at, figures use what they came to. */
export function meanPrice(value: Amount, quantity: number): Amount {
  return divided(value, String(quantity), 4, 'halfAwayFromZero')
}
