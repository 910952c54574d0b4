import { type Amount, minus, percentOf, plus, sum, times } from '../shared/money.ts'
import { calendarOf } from '../shared/time/calendars.ts'
import { tradeDayAt } from '../shared/time/sessions.ts'
import type { Instant } from '../shared/time/tokyoTime.ts'
import type { FeeLine, Position, PositionTotals } from './entities.ts'
import { orderFees } from './fees.ts'
import { totalOf } from './feeSums.ts'
import { isOnMargin } from './margin.ts'
import { profitOf, profitPercent } from './profit.ts'

/** What follows from the price of the moment. */
export type LiveFigures = Pick<Position, 'lastPrice' | 'marketValue' | 'profit' | 'profitPercent'>

/** Whether it is held: then it is worth what its price says. */
export function isHeld({ state }: Pick<Position, 'state'>): boolean {
  return state === 'holding' || state === 'preparingToClose'
}

/** The figures of a position at another price than the one it was told with. What is not held does not move. */
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

/** The totals as they were told, moved on by the prices of those positions that are known. */
export function totalsAt(
  told: PositionTotals,
  positions: readonly Position[],
  priceOf: (position: Position) => Amount,
): PositionTotals {
  const moved = positions.map((position) => ({ before: position, after: figuresAt(position, priceOf(position)) }))
  const gained = (figure: 'marketValue' | 'profit'): Amount =>
    sum(moved.map(({ before, after }) => minus(after[figure], before[figure])))
  const profit = plus(told.profit, gained('profit'))
  return {
    ...told,
    marketValue: plus(told.marketValue, gained('marketValue')),
    profit,
    profitPercent: percentOf(profit, told.openValue) ?? null,
  }
}

type Closable = Pick<Position, 'market' | 'side' | 'leverage' | 'origin' | 'quantity'>

/** What closing all of it for so much would cost, beside the interest that has run. */
export function closingFees(position: Closable, value: Amount, now: Instant): FeeLine[] {
  const { market, side, quantity } = position
  return orderFees({
    market,
    intent: 'close',
    sells: side === 'long',
    onMargin: isOnMargin(position),
    value,
    quantity,
    day: tradeDayAt(calendarOf[market], now),
  })
}

/** What would be left of the profit if all of it were closed at that price. */
export function profitAfterClosing(position: Position, price: Amount, now: Instant): Amount {
  const { profit, marketValue } = figuresAt(position, price)
  return minus(profit, totalOf(closingFees(position, marketValue, now)))
}
