import { checkAmount, checkCash } from '../shared/amount/amounts.ts'
import { type Block, type Blocks, checkBlocks } from '../shared/blocks.ts'
import type { InputOf, OutputOf } from '../shared/wire/call.ts'
import { amountToSend, toHalfWidth } from '../shared/input/input.ts'
import { type Amount, isAbove } from '../shared/amount/money.ts'
import { checkFundPasswordGiven } from '../shared/input/passwords.ts'
import { type Refusal, refuse } from '../shared/refusal/refusal.ts'
import { isTeaching, type Scenario } from '../shared/scenarios.ts'
import type { Instant } from '../shared/time/zone.ts'
import type { withdrawCall } from './contract.ts'
import { canCancel } from './machines.ts'
import type { FundsSummary } from './summary.ts'
import { checkWindow } from './window.ts'

export type Withdrawal = OutputOf<typeof withdrawCall>
export type WithdrawalState = Withdrawal['state']

export type WithdrawalDraft = { amount: string; cardId: string; fundPassword: string }

export const emptyWithdrawal: WithdrawalDraft = { amount: '', cardId: '', fundPassword: '' }

/** Decisions §6. */
export const withdrawalLimits = { min: '1000', max: '50000000' } as const

export type WithdrawalContext = {
  now: Instant
  funds: Pick<FundsSummary, 'cash' | 'withdrawable'>
  fundPasswordSet: boolean
  identityVerified: boolean
  withdrawBarred: Block | undefined
  cardIds: readonly string[]
  pendingId: string | undefined
  /** Only the teaching scenario 悪質業者 has one (decisions §6). */
  creditRule?: { score: number; need: number } | undefined
}

/** In the teaching scenario a score bars the withdrawal, as fraudsters do; it says so (decisions §6). */
const ROGUE_SCORE = 90

/** What the score bars, where it bars anything. */
export function creditRuleOf({
  scenario,
  creditScore,
}: Pick<WithdrawalFacts['member'], 'scenario' | 'creditScore'>): WithdrawalContext['creditRule'] {
  return isTeaching(scenario) ? { score: creditScore, need: ROGUE_SCORE } : undefined
}

/** What the app has read and the brokerage has in its books. */
export type WithdrawalFacts = {
  now: Instant
  member: {
    identity: 'unverified' | 'underReview' | 'verified'
    fundPasswordSet: boolean
    blocks: Blocks
    creditScore: number
    scenario: Scenario
  }
  funds: WithdrawalContext['funds']
  cards: readonly { id: string }[]
  withdrawals: readonly Withdrawal[]
}

export function contextOfWithdrawal({ now, member, funds, cards, withdrawals }: WithdrawalFacts): WithdrawalContext {
  return {
    now,
    funds,
    fundPasswordSet: member.fundPasswordSet,
    identityVerified: member.identity === 'verified',
    withdrawBarred: member.blocks.withdrawBarred,
    cardIds: cards.map(({ id }) => id),
    pendingId: withdrawals.find(canCancel)?.id,
    creditRule: creditRuleOf(member),
  }
}

/** When the simulated back office decides about the first of those in review. */
export function decidedNext(records: readonly { state: string; decidedAt: string }[]): Instant | undefined {
  const decisions = records.filter(({ state }) => state === 'pending').map(({ decidedAt }) => Date.parse(decidedAt))
  return decisions.length === 0 ? undefined : Math.min(...decisions)
}

/**
 * What keeps any withdrawal from being made now, whatever is typed: it shows before the form is filled in. A freeze is
 * no such thing:
 * what can be withdrawn is settled cash (decisions §5).
 */
export function withdrawalObstacles(context: WithdrawalContext): Refusal[] {
  const { withdrawBarred, creditRule, identityVerified, fundPasswordSet, cardIds, pendingId, now } = context
  return [
    ...checkBlocks({ withdrawBarred }, 'withdraw', now),
    ...(creditRule && creditRule.score < creditRule.need ? [refuse('creditTooLow', creditRule)] : []),
    ...(identityVerified ? [] : [refuse('identityRequired', {})]),
    ...(fundPasswordSet ? [] : [refuse('fundPasswordMissing', {})]),
    ...(cardIds.length > 0 ? [] : [refuse('cardMissing', {})]),
    ...checkWindow(now),
    ...(pendingId === undefined ? [] : [refuse('fundOperationPending', { id: pendingId, kind: 'withdrawal' })]),
  ]
}

function aboveLimits(amount: Amount, { cash, withdrawable }: WithdrawalContext['funds']): Refusal[] {
  const { max } = withdrawalLimits
  return isAbove(amount, max)
    ? [refuse('withdrawalMax', { max }, 'amount')]
    : checkCash(amount, { all: cash, available: withdrawable }, { pool: 'withdrawable' })
}

/** Specification §5, in the order in which a member can do something about it. */
export function checkWithdrawal(draft: WithdrawalDraft, context: WithdrawalContext): Refusal[] {
  const cardKnown = context.cardIds.includes(draft.cardId)
  return [
    ...withdrawalObstacles(context),
    ...(cardKnown || context.cardIds.length === 0 ? [] : [refuse('required', { field: 'cardId' }, 'cardId')]),
    ...checkAmount(draft.amount, withdrawalLimits, (amount) => aboveLimits(amount, context.funds)),
    ...(context.fundPasswordSet ? checkFundPasswordGiven(draft.fundPassword) : []),
  ]
}

export function toWithdrawalRequest({ amount, cardId, fundPassword }: WithdrawalDraft): InputOf<typeof withdrawCall> {
  return { amount: amountToSend(amount), cardId, fundPassword: toHalfWidth(fundPassword) }
}
