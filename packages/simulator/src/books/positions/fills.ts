import { calendarOf, settlementDate, toIso, tradeDayAt } from '@kabuto/domain/shared'
import type { Fill } from '@kabuto/domain/trading'
import type { Books } from '../../engine/context.ts'
import { orderedId } from '../../engine/ids.ts'
import { currencyOfRow, type PositionRow, valueOf } from '../../rows/position.ts'

type Noted = Pick<Fill, 'intent' | 'orderNumber' | 'price' | 'quantity' | 'feeLines' | 'profit' | 'cash' | 'waived'>

/** Each fill is kept as it happened: all figures of profit can be worked out from them again. */
export function noteFill(books: Books, position: PositionRow, noted: Noted): void {
  const { market, symbol, side, leverage, origin, id } = position
  const tradeDay = tradeDayAt(calendarOf[market], books.now)
  books.work.put(
    'fills',
    {
      ...noted,
      id: orderedId(books),
      positionId: id,
      symbol,
      side,
      leverage,
      origin,
      value: valueOf(noted.price, noted.quantity),
      currency: currencyOfRow(position),
      at: toIso(books.now),
      tradeDay,
      settlesOn: settlementDate(market, tradeDay),
    },
    books.account,
  )
}
