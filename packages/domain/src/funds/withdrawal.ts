import type { InputOf } from '../shared/call.ts'
import { parseDecimal } from '../shared/format/decimal.ts'
import { toHalfWidth } from '../shared/input.ts'
import { type Amount, isAbove, isBelow, minus } from '../shared/money.ts'
import { type Refusal, refuse } from '../shared/refusal.ts'
import { fundsHours, fundsWindow } from '../shared/time/fundsWindow.ts'
import { type Instant, toIso } from '../shared/time/tokyoTime.ts'
import type { withdrawCall, WithdrawalOutput } from './contract.ts'
import type { FundsSummary } from './summary.ts'

export type Withdrawal = WithdrawalOutput
export type WithdrawalState = Withdrawal['state']

export type WithdrawalDraft = { amount: string; cardId: string; fundPassword: string }

export const emptyWithdrawal: WithdrawalDraft = { amount: '', cardId: '', fundPassword: '' }

/** Decisions §6. */
export const withdrawalLimits = { min: '1000', max: '50000000' } as const

/** The simulated back office decides after so long (decisions §6). */
export const REVIEW_MS = 60_000

type Block = { reason: string; since: string } | undefined

/** All that decides about a withdrawal, besides what was typed. */
export type WithdrawalContext = {
  now: Instant
  funds: Pick<FundsSummary, 'cash' | 'withdrawable'>
  fundPasswordSet: boolean
  identityVerified: boolean
  withdrawBarred: Block
  cardIds: readonly string[]
  pendingId: string | undefined
}

function minutesOfDay(minutes: number): string {
  return `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`
}

/** What keeps any withdrawal from being made now, whatever is typed: it shows before the form is filled in. */
export function withdrawalObstacles(context: WithdrawalContext): Refusal[] {
  const { withdrawBarred, identityVerified, fundPasswordSet, cardIds, pendingId, now } = context
  const window = fundsWindow(now)
  return [
    ...(withdrawBarred ? [refuse('withdrawBarred', withdrawBarred)] : []),
    ...(identityVerified ? [] : [refuse('identityRequired', {})]),
    ...(fundPasswordSet ? [] : [refuse('fundPasswordMissing', {})]),
    ...(cardIds.length > 0 ? [] : [refuse('cardMissing', {})]),
    ...(window.open ? [] : [refuse('outsideWindow', { from: minutesOfDay(fundsHours.from), to: minutesOfDay(fundsHours.to), nextOpen: toIso(window.nextOpen) })]),
    ...(pendingId === undefined ? [] : [refuse('fundOperationPending', { id: pendingId })]),
  ]
}

function plainAmount(typed: string): string {
  return toHalfWidth(typed).replaceAll(',', '')
}

function aboveWithdrawable(amount: Amount, { cash, withdrawable }: WithdrawalContext['funds']): Refusal[] {
  if (isAbove(amount, cash)) return [refuse('insufficientBalance', { need: amount, have: cash }, 'amount')]
  if (!isAbove(amount, withdrawable)) return []
  return [refuse('insufficientAvailable', { need: amount, have: withdrawable, reserved: minus(cash, withdrawable) }, 'amount')]
}

function checkAmount(typed: string, { funds }: WithdrawalContext): Refusal[] {
  const text = plainAmount(typed)
  if (text === '') return [refuse('required', { field: 'amount' }, 'amount')]
  const exact = parseDecimal(text)
  if (!exact || exact.negative || exact.integer.length > 15) return [refuse('amountFormat', { field: 'amount' }, 'amount')]
  if (/[1-9]/.test(exact.fraction)) return [refuse('notWholeNumber', {}, 'amount')]
  const amount = exact.integer
  if (isBelow(amount, withdrawalLimits.min)) return [refuse('belowMinimum', { min: withdrawalLimits.min }, 'amount')]
  if (isAbove(amount, withdrawalLimits.max)) return [refuse('withdrawalMax', { max: withdrawalLimits.max }, 'amount')]
  return aboveWithdrawable(amount, funds)
}

/** Specification §5, in the order in which a member can do something about it. */
export function checkWithdrawal(draft: WithdrawalDraft, context: WithdrawalContext): Refusal[] {
  const cardKnown = context.cardIds.includes(draft.cardId)
  return [
    ...withdrawalObstacles(context),
    ...(cardKnown || context.cardIds.length === 0 ? [] : [refuse('required', { field: 'cardId' }, 'cardId')]),
    ...checkAmount(draft.amount, context),
    ...(draft.fundPassword === '' && context.fundPasswordSet ? [refuse('required', { field: 'fundPassword' }, 'fundPassword')] : []),
  ]
}

/** Whole yen as plain digits; what is no such amount stays as it was typed, to be refused. */
function requestedAmount(typed: string): string {
  const text = plainAmount(typed)
  const exact = parseDecimal(text)
  return exact && !exact.negative && !/[1-9]/.test(exact.fraction) ? exact.integer : text
}

export function toWithdrawalRequest({ amount, cardId, fundPassword }: WithdrawalDraft): InputOf<typeof withdrawCall> {
  return { amount: requestedAmount(amount), cardId, fundPassword: toHalfWidth(fundPassword) }
}

/** Decisions §5: pending –approve→ passed, –reject→ rejected, –cancel→ cancelled; all else is illegal. */
export function canCancel({ state }: Pick<Withdrawal, 'state'>): boolean {
  return state === 'pending'
}
