import { type Amount, type Currency, isBelow } from '@kabuto/domain/shared'
import type { Books } from '../../engine/context.ts'
import { availableIn, waiveBelowZero } from '../ledger/cash.ts'
import { endPosition } from './ending.ts'
import { currencyOfRow } from '../../rows/position.ts'

/**
 * A loss that free cash does not cover takes what waiting orders hold, those of the latest first, before any of it is
 * waived. Returns what was waived.
 */
export async function bearLoss(books: Books, currency: Currency, record: string): Promise<Amount> {
  const isShort = async (): Promise<boolean> => isBelow(await availableIn(books, currency), '0')
  if (!(await isShort())) return '0'
  const waiting = (await books.work.ownedBy('positions', books.account)).filter(
    (order) => order.state === 'pendingOrder' && currencyOfRow(order) === currency,
  )
  for (const order of waiting.toReversed())
    if (await isShort()) await endPosition(books, order, { on: 'cancel', by: 'backOffice' })
  return waiveBelowZero(books, currency, record)
}
