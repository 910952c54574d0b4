import type { Books } from '../../engine/context.ts'
import { entitle } from '../../books/positions/dividends.ts'
import { closeShares, splitOpened } from './closing.ts'
import { endPosition } from '../../books/positions/ending.ts'
import { fillOpening } from './opening.ts'
import { idOfPart } from '../../books/positions/parts.ts'
import { currencyOfRow, type Opened, type PositionRow, uncharged, type Waiting } from '../../rows/position.ts'
import { NEXT_LOOK_MS, seeking } from './waiting.ts'

/**
 * A closing order is filled, all of it or what there is: what is filled ends as a record of its own until all of it is.
 */
async function fillClosing(books: Books, row: PositionRow, opened: Opened, waiting: Waiting): Promise<void> {
  const { touch } = waiting
  if (!touch) return
  const quantity = Math.min(row.quantity, touch.size)
  const { orderNumber, charged: before, joins } = waiting
  const order = { orderNumber, charged: before, joins }
  if (quantity === row.quantity) {
    await closeShares(books, row, opened, touch, order)
    return
  }
  const { part, rest } = splitOpened(opened, quantity, row.quantity, currencyOfRow(row))
  const left = row.quantity - quantity
  books.work.put('positions', { ...row, quantity: left, opened: rest })
  const under = joins ?? idOfPart(books, row)
  const charged = await closeShares(books, { ...row, quantity }, part, touch, { ...order, under })
  books.work.put('positions', {
    ...row,
    quantity: left,
    opened: rest,
    waiting: seeking(
      books,
      { ...row, intent: 'close' },
      { ...waiting, charged, joins: under },
      books.now + NEXT_LOOK_MS,
    ),
  })
}

/**
 * At the end of its day a day trade closes in the closing auction; of a halted issue, or one that has left the market,
 * at its last price.
 */
async function closeByItself(books: Books, row: PositionRow, opened: Opened): Promise<void> {
  const quoted = books.market.quoted(row.symbol, books.now)
  if (!quoted) throw new Error(`${row.symbol} has no price`)
  await closeShares(
    books,
    row,
    opened,
    { price: quoted.last },
    { orderNumber: row.orderNumber, charged: uncharged, by: row.origin === 'dayTrade' ? 'sessionEnd' : 'backOffice' },
  )
}

/** What falls due on a position: its order is filled or expires, or its day ends. */
export async function happenToPosition(books: Books, row: PositionRow): Promise<void> {
  const { waiting, opened, exAt } = row
  if (opened && exAt !== null && exAt <= books.now) return entitle(books, row, exAt)
  if (!waiting) return opened ? closeByItself(books, row, opened) : undefined
  const { touch, expiresAt } = waiting
  if (!touch || touch.at >= expiresAt) return endPosition(books, row, { on: 'expire', by: 'expiry' })
  return opened ? fillClosing(books, row, opened, waiting) : fillOpening(books, row, waiting, touch)
}
