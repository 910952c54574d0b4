import type { AccountContext } from '../../engine/context.ts'
import { entitle } from '../../books/positions/dividends.ts'
import { closeShares, splitOpened } from './closing.ts'
import { endPosition } from '../../books/positions/ending.ts'
import { fillOpening } from './opening.ts'
import { idOfPart } from '../../books/positions/parts.ts'
import { currencyOfRow, type Opened, type PositionRow, uncharged, type WaitingOrder } from '../../rows/position.ts'
import { NEXT_SEARCH_MS, withExpectedFill } from './waiting.ts'

/** Fills a closing order, completely or in part: the filled shares end as one record, which later fills join. */
async function fillClosing(
  context: AccountContext,
  row: PositionRow,
  opened: Opened,
  waiting: WaitingOrder,
): Promise<void> {
  const { touch } = waiting
  if (!touch) return
  const quantity = Math.min(row.quantity, touch.size)
  const { orderNumber, charged: before, joins } = waiting
  const order = { orderNumber, charged: before, joins }
  if (quantity === row.quantity) {
    await closeShares(context, row, opened, touch, order)
    return
  }
  const { part, rest } = splitOpened(opened, quantity, row.quantity, currencyOfRow(row))
  const left = row.quantity - quantity
  const under = joins ?? idOfPart(context, row)
  const charged = await closeShares(context, { ...row, quantity }, part, touch, { ...order, under })
  context.work.put('positions', {
    ...row,
    quantity: left,
    opened: rest,
    waiting: withExpectedFill(
      context,
      { ...row, intent: 'close' },
      { ...waiting, charged, joins: under },
      context.now + NEXT_SEARCH_MS,
    ),
  })
}

/** Closes a day trade in the closing auction of its day; a halted or delisted issue at its last price. */
async function closeByItself(context: AccountContext, row: PositionRow, opened: Opened): Promise<void> {
  const quoted = context.market.quoted(row.symbol, context.now)
  if (!quoted) throw new Error(`${row.symbol} has no price`)
  await closeShares(
    context,
    row,
    opened,
    { price: quoted.last },
    { orderNumber: row.orderNumber, charged: uncharged, by: row.origin === 'dayTrade' ? 'sessionEnd' : 'backOffice' },
  )
}

/** Due events of a position: a dividend, a fill, the expiry of its order, or the end of its day. */
export async function positionDue(context: AccountContext, row: PositionRow): Promise<void> {
  const { waiting, opened, exAt } = row
  if (opened && exAt !== null && exAt <= context.now) return entitle(context, row, exAt)
  if (!waiting) return opened ? closeByItself(context, row, opened) : undefined
  const { touch, expiresAt } = waiting
  if (!touch || touch.at >= expiresAt) return endPosition(context, row, { on: 'expire', by: 'expiry' })
  return opened ? fillClosing(context, row, opened, waiting) : fillOpening(context, row, waiting, touch)
}
