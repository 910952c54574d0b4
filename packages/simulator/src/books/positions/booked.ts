import { calendarOf, type Day, settlementDate, tradeDayAt } from '@kabuto/domain/shared'
import type { Books } from '../../engine/context.ts'
import { orderedId } from '../../engine/ids.ts'
import { type PositionRow, valueOf } from '../../rows/position.ts'
import { nextEx } from './dividends.ts'
import { noteFill } from './fills.ts'
import { instrumentOf } from './shown.ts'

type Booked = {
  symbol: string
  quantity: number
  price: string
  orderNumber: string
  origin: 'ipo' | 'raise' | 'block'
  lockedThrough?: Day | undefined
  issueDay?: Day | undefined
}

/**
 * Shares that did not come over the market: paid for already, without a fee, and locked by the rules of where they came
 * from.
 */
export function bookShares(
  books: Books,
  { symbol, quantity, price, orderNumber, origin, lockedThrough, issueDay }: Booked,
): PositionRow {
  const { work, account, now } = books
  const { market } = instrumentOf(books, symbol)
  const id = orderedId(books)
  const row: PositionRow = {
    id,
    openedAs: id,
    account,
    orderNumber,
    symbol,
    market,
    origin,
    quantity,
    fills: 1,
    side: 'long',
    leverage: 1,
    type: 'limit',
    session: 'regular',
    state: 'holding',
    orderedAt: now,
    limit: price,
    held: '0',
    waiting: null,
    opened: {
      at: now,
      price,
      value: valueOf(price, quantity),
      margin: '0',
      feeLines: [],
      settlesOn: settlementDate(market, tradeDayAt(calendarOf[market], now)),
    },
    closed: null,
    closesAt: null,
    exAt: nextEx(books, symbol),
    lockedThrough: lockedThrough ?? null,
    issueDay: issueDay ?? null,
    endedAt: null,
    endedBy: null,
  }
  work.put('positions', row, account)
  noteFill(books, row, { intent: 'open', orderNumber, price, quantity, feeLines: [], profit: null, cash: '0' })
  return row
}
