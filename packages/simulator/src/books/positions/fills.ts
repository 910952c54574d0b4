import { calendarOf, settlementDate, toIso, tradeDayAt } from '@kabuto/domain/shared'
import type { Fill } from '@kabuto/domain/trading'
import type { AccountContext } from '../../engine/context.ts'
import { orderedId } from '../../engine/ids.ts'
import { currencyOfRow, type PositionRow, valueOf } from '../../rows/position.ts'

type RecordedFill = Pick<
  Fill,
  'intent' | 'orderNumber' | 'price' | 'quantity' | 'feeLines' | 'profit' | 'cash' | 'waived'
>

/** Stores a fill as it happened: all figures of profit can be computed from the fills again. */
export function recordFill(context: AccountContext, position: PositionRow, noted: RecordedFill): void {
  const { market, symbol, side, leverage, origin, id } = position
  const tradeDay = tradeDayAt(calendarOf[market], context.now)
  context.work.put(
    'fills',
    {
      ...noted,
      id: orderedId(context),
      positionId: id,
      symbol,
      side,
      leverage,
      origin,
      value: valueOf(noted.price, noted.quantity),
      currency: currencyOfRow(position),
      at: toIso(context.now),
      tradeDay,
      settlesOn: settlementDate(market, tradeDay),
    },
    context.account,
  )
}
