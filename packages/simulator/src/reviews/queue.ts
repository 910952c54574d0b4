import type { QueueItem, ReviewKind } from '@kabuto/domain/backoffice'
import type { Books } from '../engine/context.ts'
import { timePrefix } from '../engine/ids.ts'

export type Waiting = {
  id: string
  submittedAt: string
  decidesAt: string
  orderNumber: string | null
  amount: string | null
  images: string[]
  appeal?: QueueItem['appeal']
}

/** The longest wait comes first, because an id begins with its time. */
function queueId(kind: ReviewKind, { id, submittedAt }: Pick<Waiting, 'id' | 'submittedAt'>): string {
  return `${timePrefix(Date.parse(submittedAt))}-${kind}-${id}`
}

/** What waits for a decision stands in one list over all members. */
export async function enqueue(
  { work, account }: Pick<Books, 'work' | 'account'>,
  kind: ReviewKind,
  waiting: Waiting,
): Promise<void> {
  const member = await work.get('members', account)
  const item: QueueItem = { kind, account, name: member?.name ?? '', ...waiting }
  work.put('queue', { id: queueId(kind, waiting), item })
}

export async function dequeue(
  { work }: Pick<Books, 'work'>,
  kind: ReviewKind,
  waiting: Pick<Waiting, 'id' | 'submittedAt'>,
): Promise<void> {
  const id = queueId(kind, waiting)
  if (await work.get('queue', id)) work.remove('queue', id)
}
