import {
  canCancel,
  cancelWithdrawalCall,
  checkWithdrawal,
  toWithdrawalRequest,
  withdrawCall,
  type Withdrawal,
  type WithdrawalContext,
} from '@kabuto/domain/funds'
import { formatDate, type Instant, refuse, REVIEW_MS, toIso } from '@kabuto/domain/shared'
import { type MemberDesk, memberHandler } from '../handler.ts'
import { tryingSecret } from '../shared/tries.ts'
import { type Account, openAccount, summaryOf } from './account.ts'

async function contextOf({ work, member, now }: MemberDesk, account: Account): Promise<WithdrawalContext> {
  const cards = await work.ownedBy('cards', member.id)
  return {
    now,
    funds: summaryOf(account),
    fundPasswordSet: member.fundPasswordHash !== '',
    identityVerified: member.identity === 'verified',
    withdrawBarred: member.blocks.withdrawBarred,
    cardIds: cards.map(({ id }) => id),
    pendingId: account.withdrawals.find(canCancel)?.id,
  }
}

/** Day, count among the member's own, and a chance part that tells members apart. The count also orders what falls within one second. */
const orderNumber = (now: Instant, count: number, id: string): string =>
  `KB${formatDate(now, 'YMD')}-${String(count).padStart(4, '0')}${id.slice(0, 4).toUpperCase()}`

async function newRecord({ work, newId, now }: MemberDesk, { withdrawals }: Account, { amount, cardId }: { amount: string; cardId: string }): Promise<Withdrawal> {
  const card = await work.get('cards', cardId)
  const id = newId()
  return {
    kind: 'withdrawal',
    id,
    orderNumber: orderNumber(now, withdrawals.length + 1, id),
    amount,
    cardId,
    cardLabel: card ? `${card.bankName} ${card.branchName} ••••${card.numberEnd}` : '',
    state: 'pending',
    submittedAt: toIso(now),
    decidedAt: toIso(now + REVIEW_MS),
  }
}

export const withdraw = memberHandler(withdrawCall, async (desk, draft) => {
  const { work, member } = desk
  const account = await openAccount(desk)
  const request = toWithdrawalRequest(draft)
  const [refusal] = checkWithdrawal(request, await contextOf(desk, account))
  if (refusal) return { refusal }
  const matches = (): Promise<boolean> => desk.matchesSecret(request.fundPassword, member.fundPasswordHash)
  const wrong = await tryingSecret(desk, `fund:${member.id}`, matches, (left) => refuse('fundPasswordWrong', { left }, 'fundPassword'))
  if (wrong) return { refusal: wrong }
  const record = await newRecord(desk, account, request)
  const held = { id: record.id, kind: 'withdrawal', amount: record.amount, what: record.cardLabel, frees: record.decidedAt } as const
  work.put('withdrawals', record, member.id)
  work.put('funds', { id: member.id, ...account.parts, holds: [...account.parts.holds, held] })
  return { data: record }
})

export const cancelWithdrawal = memberHandler(cancelWithdrawalCall, async (desk, { id }) => {
  const { work, member, now } = desk
  const account = await openAccount(desk)
  const record = account.withdrawals.find((other) => other.id === id)
  if (!record) return { refusal: refuse('notFound', { what: id }) }
  if (!canCancel(record)) return { refusal: refuse('notPending', { state: record.state }) }
  const cancelled: Withdrawal = { ...record, state: 'cancelled', decidedAt: toIso(now) }
  work.put('withdrawals', cancelled, member.id)
  work.put('funds', { id: member.id, ...account.parts, holds: account.parts.holds.filter((hold) => hold.id !== id) })
  return { data: cancelled }
})
