import { type Amount, minus, percentOf, plus, sum, times } from '../shared/amount/money.ts'
import type { Position, PositionTotals } from './entities.ts'
import { profitOf, profitPercent } from './profit.ts'

/** What follows from the price of the moment. */
export type LiveFigures = Pick<Position, 'lastPrice' | 'marketValue' | 'profit' | 'profitPercent'>

/** Whether it is held: then it is worth what its price says. */
export function isHeld({ state }: Pick<Position, 'state'>): boolean {
  return state === 'holding' || state === 'preparingToClose'
}

/** The figures of a position at another price than the one it was read with. One that is not held does not change. */
export function figuresAt(position: Position, price: Amount): LiveFigures {
  if (!isHeld(position)) return position
  const { side, quantity, openValue, feeLines } = position
  const marketValue = times(price, String(quantity))
  const outcome = { side, opened: openValue, closed: marketValue, feeLines }
  return {
    lastPrice: price,
    marketValue,
    profit: profitOf(outcome),
    profitPercent: profitPercent(outcome) ?? null,
  }
}

/** The totals as they were read, moved on by the prices of those positions that are known. */
export function totalsAt(
  read: PositionTotals,
  positions: readonly Position[],
  priceOf: (position: Position) => Amount,
): PositionTotals {
  const moved = positions.map((position) => ({ before: position, after: figuresAt(position, priceOf(position)) }))
  const gained = (figure: 'marketValue' | 'profit'): Amount =>
    sum(moved.map(({ before, after }) => minus(after[figure], before[figure])))
  const profit = plus(read.profit, gained('profit'))
  return {
    ...read,
    marketValue: plus(read.marketValue, gained('marketValue')),
    profit,
    profitPercent: percentOf(profit, read.openValue) ?? null,
  }
}
