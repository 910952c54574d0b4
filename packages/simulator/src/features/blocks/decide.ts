import { blockApplicationMachine } from '@kabuto/domain/blocks'
import { advance, toIso } from '@kabuto/domain/shared'
import { dequeue } from '../../reviews/queue.ts'
import type { Decided, Decision } from '../../reviews/rules.ts'
import type { Collections } from '../../rows/collections.ts'
import type { Books } from '../../engine/context.ts'
import { netAgainstUnsettled } from '../../books/ledger/cash.ts'
import { moved, post } from '../../books/ledger/journal.ts'
import { bookShares } from '../../books/positions/booked.ts'
import { take } from './offers.ts'

/** Money and shares move on `passed`; a rejection gives back what was held, and the shares to the sale. */
export async function decideBlock(
  books: Books,
  row: Collections['blockApplications'],
  decision: Decision,
): Promise<Decided> {
  const step = advance(blockApplicationMachine, row.state, decision)
  if ('refusal' in step) return step
  const { id, amount, symbol, quantity, price, orderNumber, lockedThrough, blockId, appliedAt } = row
  books.work.put('blockApplications', {
    ...row,
    state: step.to,
    decidedAt: toIso(books.now),
    ...(decision.on === 'reject' ? { reason: decision.reason } : {}),
  })
  if (decision.on === 'approve') {
    await post(books, 'allotted', id, moved({ from: 'frozen', to: 'shares', amount }))
    await netAgainstUnsettled(books, 'JPY', id)
    bookShares(books, { symbol, quantity, price, orderNumber, origin: 'block', lockedThrough })
  } else {
    await post(books, 'applicationReturned', id, moved({ from: 'frozen', to: 'available', amount }))
    await take(books, blockId, -quantity)
  }
  await dequeue(books, 'block', { id, submittedAt: appliedAt })
  return step
}
