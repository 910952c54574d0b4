import { calendarOf, settlementDate, toIso, tradeDayAt } from '@kabuto/domain/shared'
import type { Fill } from '@kabuto/domain/trading'
import type { Books } from '../handler.ts'
import { orderedId } from '../ids.ts'
import { currencyOfRow, type PositionRow, valueOf } from '../positions/row.ts'

type Noted = Pick<Fill, 'intent' | 'orderNumber' | 'price' | 'quantity' | 'feeLines'>

/** Each fill is kept as it happened: all figures of profit can be worked out from them again. */
export function noteFill(books: Books, position: PositionRow, noted: Noted): void {
  const { market, symbol, side, id } = position
  books.work.put(
    'fills',
    {
      ...noted,
      id: orderedId(books),
      positionId: id,
      symbol,
      side,
      value: valueOf(noted.price, noted.quantity),
      currency: currencyOfRow(position),
      at: toIso(books.now),
      settlesOn: settlementDate(market, tradeDayAt(calendarOf[market], books.now)),
    },
    books.account,
  )
}
