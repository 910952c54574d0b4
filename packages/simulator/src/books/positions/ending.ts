import { advance } from '@kabuto/domain/shared'
import { type Position, positionMachine } from '@kabuto/domain/trading'
import type { AccountContext } from '../../engine/context.ts'
import { post, transfer } from '../ledger/journal.ts'
import { currencyOfRow, type PositionRow } from '../../rows/position.ts'

/** Ended positions are in a collection of their own, so that open ones stay quick to read. */
export function putEnded(context: AccountContext, row: PositionRow): void {
  const { work, account } = context
  work.remove('positions', row.id)
  work.put('endedPositions', row, account)
}

/** Ends an order without a fill: its hold is released, or the position that it would have closed stays open. */
export async function endPosition(
  context: AccountContext,
  row: PositionRow,
  { on, by }: { on: 'cancel' | 'expire'; by: NonNullable<Position['endedBy']> },
): Promise<void> {
  const step = advance(positionMachine, row.state, { on })
  if ('refusal' in step) throw new Error(`an order that is ${row.state} cannot end by ${on}`)
  if (step.to === 'holding') return context.work.put('positions', { ...row, state: step.to, waiting: null })
  await post(
    context,
    'orderReturned',
    row.id,
    transfer({ from: 'frozen', to: 'available', amount: row.held, currency: currencyOfRow(row) }),
  )
  putEnded(context, { ...row, state: step.to, held: '0', waiting: null, endedAt: context.now, endedBy: by })
}
