import { holderIn } from '@kabuto/domain/cards'
import {
  type Channel,
  channelsCall,
  checkDeposit,
  type Deposit,
  depositCall,
  type DepositContext,
  depositLimits,
  depositMachine,
  platformAccount,
  toDepositRequest,
} from '@kabuto/domain/funds'
import { advance, type Language, refuse, toIso } from '@kabuto/domain/shared'
import { dequeue, enqueue } from '../../reviews/queue.ts'
import { type Decided, decidesAt, type Decision } from '../../reviews/rules.ts'
import type { Collections } from '../../rows/collections.ts'
import type { AccountContext, MemberContext } from '../../engine/context.ts'
import { memberHandler } from '../../engine/handler.ts'
import { nextOrder } from '../../engine/ids.ts'
import { post, transfer } from '../../books/ledger/journal.ts'
import { bankNamesIn } from '../../records/bankNames.ts'
import { deleteUpload, ownUpload } from '../../records/uploads.ts'

/** Two ways that lead to the one account of the platform (decisions §1). */
export const channelIds = ['bank', 'convenience'] as const

const channelNames: Record<(typeof channelIds)[number], Record<Language, string>> = {
  bank: { ja: '銀行振込（模擬）', en: 'Bank transfer (simulated)', 'zh-Hant': '銀行轉帳（模擬）' },
  convenience: { ja: 'コンビニ入金（模擬）', en: 'Convenience store (simulated)', 'zh-Hant': '便利商店存款（模擬）' },
}

function accountIn(language: Language): Omit<Channel, 'id' | 'name' | 'min' | 'max'> {
  const holder = holderIn(language, platformAccount.holder)
  return { ...platformAccount, ...bankNamesIn(language, platformAccount), holder }
}

export const channels = memberHandler(channelsCall, async ({ language }) => ({
  data: channelIds.map((id) => ({ id, name: channelNames[id][language], ...accountIn(language), ...depositLimits })),
}))

async function contextOf({ work, account, member, now }: MemberContext): Promise<DepositContext> {
  const pending = await work.waiting('deposits', account)
  return { now, blocks: member.blocks, channels: channelIds, pending }
}

export const deposit = memberHandler(depositCall, async (context, draft) => {
  const { work, account, now, language } = context
  const request = toDepositRequest(draft)
  const [refusal] = checkDeposit(request, await contextOf(context))
  if (refusal) return { refusal }
  const proof = await ownUpload(context, request.proof, ['proof'])
  if (!proof) return { refusal: refuse('proofMissing', {}, 'proof') }
  const record: Deposit = {
    kind: 'deposit',
    ...(await nextOrder(context)),
    amount: request.amount,
    channel: request.channel,
    ...accountIn(language),
    proof: proof.id,
    state: 'pending',
    submittedAt: toIso(now),
    decidedAt: await decidesAt(context),
  }
  work.put('deposits', record, account)
  await enqueue(context, 'deposit', { ...record, decidesAt: record.decidedAt, images: [proof.id] })
  return { data: record }
})

/** Decides a deposit: the money is booked, or the reason stored. The picture of the slip is deleted. */
export async function decideDeposit(
  context: AccountContext,
  record: Collections['deposits'],
  decision: Decision,
): Promise<Decided> {
  const step = advance(depositMachine, record.state, decision)
  if ('refusal' in step) return step
  const reason = decision.on === 'reject' ? { reason: decision.reason } : {}
  context.work.put('deposits', { ...record, ...reason, proof: null, state: step.to, decidedAt: toIso(context.now) })
  if (decision.on === 'approve')
    await post(context, 'deposit', record.id, transfer({ from: 'outside', to: 'available', amount: record.amount }))
  if (record.proof) await deleteUpload(context, record.proof)
  await dequeue(context, 'deposit', record)
  return step
}
