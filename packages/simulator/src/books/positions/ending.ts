import { advance } from '@kabuto/domain/shared'
import { type Position, positionMachine } from '@kabuto/domain/trading'
import type { Books } from '../../engine/context.ts'
import { moved, post } from '../ledger/journal.ts'
import { currencyOfRow, type PositionRow } from '../../rows/position.ts'

/** What has ended lies apart, so that what is open stays quick to read. */
export function putEnded(books: Books, row: PositionRow): void {
  const { work, account } = books
  work.remove('positions', row.id)
  work.put('endedPositions', row, account)
}

/** An order ends without a fill: what it held comes free, or the position that it would have closed is held on. */
export async function endPosition(
  books: Books,
  row: PositionRow,
  { on, by }: { on: 'cancel' | 'expire'; by: NonNullable<Position['endedBy']> },
): Promise<void> {
  const step = advance(positionMachine, row.state, { on })
  if ('refusal' in step) throw new Error(`an order that is ${row.state} cannot end by ${on}`)
  if (step.to === 'holding') return books.work.put('positions', { ...row, state: step.to, waiting: null })
  await post(
    books,
    'orderReturned',
    row.id,
    moved({ from: 'frozen', to: 'available', amount: row.held, currency: currencyOfRow(row) }),
  )
  putEnded(books, { ...row, state: step.to, held: '0', waiting: null, endedAt: books.now, endedBy: by })
}
