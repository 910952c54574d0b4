import { type Amount, minus, plus, times } from '../shared/money.ts'
import type { Position } from './entities.ts'
import { totalOf } from './feeSums.ts'
import { profitOf, profitPercent } from './profit.ts'

/** What follows from the price of the moment. */
export type LiveFigures = Pick<Position, 'lastPrice' | 'marketValue' | 'profit' | 'profitPercent'>

/** Whether it is held: then it is worth what its price says. */
export function isHeld({ state }: Pick<Position, 'state'>): boolean {
  return state === 'holding' || state === 'preparingToClose'
}

/** What it was opened for, over all its fills: the profit as it was told says it to the yen. */
function openValueOf({ side, marketValue, profit, feeLines }: Position): Amount {
  const gain = plus(profit, totalOf(feeLines))
  return side === 'long' ? minus(marketValue, gain) : plus(marketValue, gain)
}

/** The figures of a position at another price than the one it was told with. What is not held does not move. */
export function figuresAt(position: Position, price: Amount): LiveFigures {
  if (!isHeld(position)) return position
  const { side, quantity, feeLines } = position
  const marketValue = times(price, String(quantity))
  const outcome = { side, opened: openValueOf(position), closed: marketValue, feeLines }
  return {
    lastPrice: price,
    marketValue,
    profit: profitOf(outcome),
    profitPercent: profitPercent(outcome) ?? null,
  }
}
