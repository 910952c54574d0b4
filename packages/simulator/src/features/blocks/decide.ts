import { blockApplicationMachine } from '@kabuto/domain/blocks'
import { advance, toIso } from '@kabuto/domain/shared'
import { dequeue } from '../../reviews/queue.ts'
import type { Decided, Decision } from '../../reviews/rules.ts'
import type { Collections } from '../../rows/collections.ts'
import type { AccountContext } from '../../engine/context.ts'
import { netAgainstUnsettled } from '../../books/ledger/cash.ts'
import { post, transfer } from '../../books/ledger/journal.ts'
import { bookShares } from '../../books/positions/booked.ts'
import { changeTaken } from './offers.ts'

/** Money and shares move on `passed`; a rejection gives back what was held, and the shares to the sale. */
export async function decideBlock(
  context: AccountContext,
  row: Collections['blockApplications'],
  decision: Decision,
): Promise<Decided> {
  const step = advance(blockApplicationMachine, row.state, decision)
  if ('refusal' in step) return step
  const { id, amount, symbol, quantity, price, orderNumber, lockedThrough, blockId, appliedAt } = row
  context.work.put('blockApplications', {
    ...row,
    state: step.to,
    decidedAt: toIso(context.now),
    ...(decision.on === 'reject' ? { reason: decision.reason } : {}),
  })
  if (decision.on === 'approve') {
    await post(context, 'allotted', id, transfer({ from: 'frozen', to: 'shares', amount }))
    await netAgainstUnsettled(context, 'JPY', id)
    bookShares(context, { symbol, quantity, price, orderNumber, origin: 'block', lockedThrough })
  } else {
    await post(context, 'applicationReturned', id, transfer({ from: 'frozen', to: 'available', amount }))
    await changeTaken(context, blockId, -quantity)
  }
  await dequeue(context, 'block', { id, submittedAt: appliedAt })
  return step
}
