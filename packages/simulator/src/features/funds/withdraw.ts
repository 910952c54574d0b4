import { advance, type Instant, refuse, toIso } from '@kabuto/domain/shared'
import {
  cancelWithdrawalCall,
  checkWithdrawal,
  contextOfWithdrawal,
  toWithdrawalRequest,
  withdrawalMachine,
  withdrawCall,
  type Withdrawal,
  type WithdrawalContext,
} from '@kabuto/domain/funds'
import { dequeue, enqueue } from '../../reviews/queue.ts'
import { type Decided, type Decision, decidesAt } from '../../reviews/rules.ts'
import type { Collections } from '../../rows/collections.ts'
import type { Books, MemberDesk } from '../../engine/context.ts'
import { memberHandler } from '../../engine/handler.ts'
import { nextOrder } from '../../engine/ids.ts'
import { moved, post } from '../../books/ledger/journal.ts'
import { bankNamesIn } from '../../records/bankNames.ts'
import { tryingSecret } from '../../engine/tries.ts'
import { summaryOf } from '../../books/worth/summary.ts'

async function contextOf(desk: MemberDesk): Promise<WithdrawalContext> {
  const { work, member, now, account } = desk
  return contextOfWithdrawal({
    now,
    member: { ...member, fundPasswordSet: member.fundPasswordHash !== '' },
    funds: await summaryOf(desk),
    cards: await work.ownedBy('cards', account),
    withdrawals: await work.ownedBy('withdrawals', account),
  })
}

async function newRecord(
  desk: MemberDesk,
  { amount, cardId }: { amount: string; cardId: string },
): Promise<Withdrawal> {
  const card = await desk.work.get('cards', cardId)
  const names = card && bankNamesIn(desk.language, card)
  return {
    kind: 'withdrawal',
    ...(await nextOrder(desk)),
    amount,
    cardId,
    cardLabel: names ? `${names.bankName} ${names.branchName} ••••${card.numberEnd}` : '',
    state: 'pending',
    submittedAt: toIso(desk.now),
    decidedAt: await decidesAt(desk),
  }
}

export const withdraw = memberHandler(withdrawCall, async (desk, draft) => {
  const { work, member, account } = desk
  const request = toWithdrawalRequest(draft)
  const [refusal] = checkWithdrawal(request, await contextOf(desk))
  if (refusal) return { refusal }
  const matches = (): Promise<boolean> => desk.matchesSecret(request.fundPassword, member.fundPasswordHash)
  const wrong = await tryingSecret(desk, `fund:${member.id}`, matches, (left) =>
    refuse('fundPasswordWrong', { left }, 'fundPassword'),
  )
  if (wrong) return { refusal: wrong }
  const record = await newRecord(desk, request)
  work.put('withdrawals', record, account)
  await post(desk, 'withdrawalHeld', record.id, moved({ from: 'available', to: 'frozen', amount: record.amount }))
  await enqueue(desk, 'withdrawal', { ...record, decidesAt: record.decidedAt, images: [] })
  return { data: record }
})

async function giveBack(
  books: Books,
  record: Collections['withdrawals'],
  now: Instant,
  ended: Pick<Withdrawal, 'state' | 'reason'>,
): Promise<Withdrawal> {
  const after: Withdrawal = { ...record, ...ended, decidedAt: toIso(now) }
  books.work.put('withdrawals', after)
  await post(books, 'withdrawalReturned', record.id, moved({ from: 'frozen', to: 'available', amount: record.amount }))
  await dequeue(books, 'withdrawal', record)
  return after
}

export const cancelWithdrawal = memberHandler(cancelWithdrawalCall, async (desk, { id }) => {
  const record = (await desk.work.ownedBy('withdrawals', desk.account)).find((other) => other.id === id)
  if (!record) return { refusal: refuse('notFound', { what: id }) }
  const step = advance(withdrawalMachine, record.state, { on: 'cancel' })
  return 'refusal' in step ? step : { data: await giveBack(desk, record, desk.now, { state: step.to }) }
})

/** The back office has decided: what was held leaves, or comes back. */
export async function decideWithdrawal(
  books: Books,
  record: Collections['withdrawals'],
  decision: Decision,
): Promise<Decided> {
  const step = advance(withdrawalMachine, record.state, decision)
  if ('refusal' in step) return step
  if (decision.on === 'reject') await giveBack(books, record, books.now, { state: step.to, reason: decision.reason })
  else {
    books.work.put('withdrawals', { ...record, state: step.to, decidedAt: toIso(books.now) })
    await post(books, 'withdrawal', record.id, moved({ from: 'frozen', to: 'outside', amount: record.amount }))
    await dequeue(books, 'withdrawal', record)
  }
  return step
}
