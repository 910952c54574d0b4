import { addDays, tokyoInstant, tokyoTime } from '@kabuto/domain/shared'
import type { Collections } from '../../rows/collections.ts'
import type { Books } from '../../engine/context.ts'
import { orderedId } from '../../engine/ids.ts'
import { balancesOf } from '../ledger/journal.ts'
import { paidIn, summaryOf } from './summary.ts'

/** From now on the total at the end of each day is written down. */
export async function beginDays(books: Books): Promise<void> {
  const { day } = tokyoTime(books.now)
  const { total } = await summaryOf(books)
  books.work.put(
    'dayEnds',
    { id: books.account, day, total, outside: paidIn(await balancesOf(books)), next: tokyoInstant(addDays(day, 1)) },
    books.account,
  )
}

/** A day has ended: its total is kept, and the next day counts its change from there. */
export async function endDay(books: Books, row: Collections['dayEnds']): Promise<void> {
  const { work, account } = books
  const begun = tokyoTime(row.next).day
  const day = addDays(begun, -1)
  const { total } = await summaryOf(books)
  const end = { day, total, outside: paidIn(await balancesOf(books)) }
  work.put('days', { id: orderedId(books), ...end }, account)
  work.put('dayEnds', { ...row, ...end, next: tokyoInstant(addDays(begun, 1)) })
}
