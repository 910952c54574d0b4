import { calendarOf, type Day, settlementDate, tradeDayAt } from '@kabuto/domain/shared'
import type { AccountContext } from '../../engine/context.ts'
import { orderedId } from '../../engine/ids.ts'
import { type PositionRow, valueOf } from '../../rows/position.ts'
import { nextEx } from './dividends.ts'
import { recordFill } from './fills.ts'
import { instrumentOf } from './views.ts'

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
 * Books shares that were not bought on the market: already paid for, without a fee, and locked by the rules of their
 * origin.
 */
export function bookShares(
  context: AccountContext,
  { symbol, quantity, price, orderNumber, origin, lockedThrough, issueDay }: Booked,
): PositionRow {
  const { work, account, now } = context
  const { market } = instrumentOf(context, symbol)
  const id = orderedId(context)
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
    exAt: nextEx(context, symbol),
    lockedThrough: lockedThrough ?? null,
    issueDay: issueDay ?? null,
    endedAt: null,
    endedBy: null,
  }
  work.put('positions', row, account)
  recordFill(context, row, { intent: 'open', orderNumber, price, quantity, feeLines: [], profit: null, cash: '0' })
  return row
}
