import type { QueueItem, ReviewKind } from '@kabuto/domain/backoffice'
import type { AccountContext } from '../engine/context.ts'
import { timePrefix } from '../engine/ids.ts'

export type PendingReview = {
  id: string
  submittedAt: string
  decidesAt: string
  orderNumber: string | null
  amount: string | null
  images: string[]
  appeal?: QueueItem['appeal']
}

/** The longest wait comes first, because an id begins with its time. */
function queueId(kind: ReviewKind, { id, submittedAt }: Pick<PendingReview, 'id' | 'submittedAt'>): string {
  return `${timePrefix(Date.parse(submittedAt))}-${kind}-${id}`
}

/** Everything that waits for a decision is in one list over all members. */
export async function enqueue(
  { work, account }: Pick<AccountContext, 'work' | 'account'>,
  kind: ReviewKind,
  waiting: PendingReview,
): Promise<void> {
  const member = await work.get('members', account)
  const item: QueueItem = { kind, account, name: member?.name ?? '', ...waiting }
  work.put('queue', { id: queueId(kind, waiting), item })
}

export async function dequeue(
  { work }: Pick<AccountContext, 'work'>,
  kind: ReviewKind,
  waiting: Pick<PendingReview, 'id' | 'submittedAt'>,
): Promise<void> {
  const id = queueId(kind, waiting)
  if (await work.get('queue', id)) work.remove('queue', id)
}
