import { type Amount, minus } from '../shared/amount/money.ts'
import { calendarOf } from '../shared/time/calendars.ts'
import { tradeDayAt } from '../shared/time/sessions.ts'
import type { Instant } from '../shared/time/tokyoTime.ts'
import type { FeeLine, Position } from './entities.ts'
import { orderFees } from './fees.ts'
import { totalOf } from './feeSums.ts'
import { figuresAt } from './live.ts'
import { isOnMargin } from './margin.ts'

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
