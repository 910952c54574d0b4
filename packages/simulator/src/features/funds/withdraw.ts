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
import { type Decided, decidesAt, type Decision } from '../../reviews/rules.ts'
import type { Collections } from '../../rows/collections.ts'
import type { AccountContext, MemberContext } from '../../engine/context.ts'
import { memberHandler } from '../../engine/handler.ts'
import { nextOrder } from '../../engine/ids.ts'
import { post, transfer } from '../../books/ledger/journal.ts'
import { bankNamesIn } from '../../records/bankNames.ts'
import { checkSecret } from '../../engine/tries.ts'
import { summaryOf } from '../../books/worth/summary.ts'

async function contextOf(context: MemberContext): Promise<WithdrawalContext> {
  const { work, member, now, account } = context
  return contextOfWithdrawal({
    now,
    member: { ...member, fundPasswordSet: member.fundPasswordHash !== '' },
    funds: await summaryOf(context),
    cards: await work.ownedBy('cards', account),
    withdrawals: await work.ownedBy('withdrawals', account),
  })
}

async function newRecord(
  context: MemberContext,
  { amount, cardId }: { amount: string; cardId: string },
): Promise<Withdrawal> {
  const card = await context.work.get('cards', cardId)
  const names = card && bankNamesIn(context.language, card)
  return {
    kind: 'withdrawal',
    ...(await nextOrder(context)),
    amount,
    cardId,
    cardLabel: names ? `${names.bankName} ${names.branchName} ••••${card.numberEnd}` : '',
    state: 'pending',
    submittedAt: toIso(context.now),
    decidedAt: await decidesAt(context),
  }
}

export const withdraw = memberHandler(withdrawCall, async (context, draft) => {
  const { work, member, account } = context
  const request = toWithdrawalRequest(draft)
  const [refusal] = checkWithdrawal(request, await contextOf(context))
  if (refusal) return { refusal }
  const matches = (): Promise<boolean> => context.matchesSecret(request.fundPassword, member.fundPasswordHash)
  const wrong = await checkSecret(context, `fund:${member.id}`, matches, (left) =>
    refuse('fundPasswordWrong', { left }, 'fundPassword'),
  )
  if (wrong) return { refusal: wrong }
  const record = await newRecord(context, request)
  work.put('withdrawals', record, account)
  await post(context, 'withdrawalHeld', record.id, transfer({ from: 'available', to: 'frozen', amount: record.amount }))
  await enqueue(context, 'withdrawal', { ...record, decidesAt: record.decidedAt, images: [] })
  return { data: record }
})

async function giveBack(
  context: AccountContext,
  record: Collections['withdrawals'],
  now: Instant,
  ended: Pick<Withdrawal, 'state' | 'reason'>,
): Promise<Withdrawal> {
  const after: Withdrawal = { ...record, ...ended, decidedAt: toIso(now) }
  context.work.put('withdrawals', after)
  await post(
    context,
    'withdrawalReturned',
    record.id,
    transfer({ from: 'frozen', to: 'available', amount: record.amount }),
  )
  await dequeue(context, 'withdrawal', record)
  return after
}

export const cancelWithdrawal = memberHandler(cancelWithdrawalCall, async (context, { id }) => {
  const record = (await context.work.ownedBy('withdrawals', context.account)).find((other) => other.id === id)
  if (!record) return { refusal: refuse('notFound', { what: id }) }
  const step = advance(withdrawalMachine, record.state, { on: 'cancel' })
  return 'refusal' in step ? step : { data: await giveBack(context, record, context.now, { state: step.to }) }
})

/** Decides a withdrawal: the hold is paid out, or released. */
export async function decideWithdrawal(
  context: AccountContext,
  record: Collections['withdrawals'],
  decision: Decision,
): Promise<Decided> {
  const step = advance(withdrawalMachine, record.state, decision)
  if ('refusal' in step) return step
  if (decision.on === 'reject')
    await giveBack(context, record, context.now, { state: step.to, reason: decision.reason })
  else {
    context.work.put('withdrawals', { ...record, state: step.to, decidedAt: toIso(context.now) })
    await post(context, 'withdrawal', record.id, transfer({ from: 'frozen', to: 'outside', amount: record.amount }))
    await dequeue(context, 'withdrawal', record)
  }
  return step
}
