import { checkAmount } from '../shared/amount/amounts.ts'
import { type Blocks, checkBlocks } from '../shared/blocks.ts'
import type { InputOf } from '../shared/wire/call.ts'
import { amountToSend } from '../shared/input/input.ts'
import { type Amount, isAbove, sum } from '../shared/amount/money.ts'
import { type Refusal, refuse } from '../shared/refusal/refusal.ts'
import type { Instant } from '../shared/time/zone.ts'
import type { applyLoanCall, topUpCreditCall } from './contract.ts'
import { type CreditTopUp, isOverdue, type Loan, loanTerms, owedAt } from './loan.ts'

export type LoanDraft = { amount: string }
export type LoanContext = { now: Instant; blocks: Blocks; loans: readonly Loan[]; borrowable: Amount }
export type TopUpContext = { now: Instant; blocks: Blocks; topUps: readonly CreditTopUp[] }

export const emptyLoan: LoanDraft = { amount: '' }

/** What bars any loan application now: a freeze, one that is overdue, one in review. */
export function loanObstacles({ now, blocks, loans }: LoanContext): Refusal[] {
  const overdue = loans.filter((loan) => isOverdue(loan, now))
  const pending = loans.find(({ state }) => state === 'pending')
  return [
    ...checkBlocks(blocks, 'borrow', now),
    ...(overdue.length > 0 ? [refuse('loanUnpaid', { owed: sum(overdue.map((loan) => owedAt(loan, now).owed)) })] : []),
    ...(pending ? [refuse('loanPending', { id: pending.id })] : []),
  ]
}

/** Specification §5: an amount, not above the limit; loanLimit says so instead of aboveMaximum (decisions §7). */
export function checkLoan({ amount }: LoanDraft, context: LoanContext): Refusal[] {
  const { borrowable } = context
  const above = (wanted: Amount): Refusal[] =>
    isAbove(wanted, borrowable) ? [refuse('loanLimit', { limit: borrowable }, 'amount')] : []
  return [...loanObstacles(context), ...checkAmount(amount, loanTerms, above)]
}

/** What bars an application for a higher limit now: a freeze, one in review. */
export function topUpObstacles({ now, blocks, topUps }: TopUpContext): Refusal[] {
  const pending = topUps.find(({ state }) => state === 'pending')
  return [
    ...checkBlocks(blocks, 'borrow', now),
    ...(pending ? [refuse('fundOperationPending', { id: pending.id, kind: 'credit' })] : []),
  ]
}

/** Specification §5: a positive whole number, of at most a million (decisions §6); one request at a time. */
export function checkTopUp({ amount }: LoanDraft, context: TopUpContext): Refusal[] {
  const max = loanTerms.largestTopUp
  return [
    ...topUpObstacles(context),
    ...checkAmount(amount, loanTerms, (wanted) =>
      isAbove(wanted, max) ? [refuse('aboveMaximum', { max }, 'amount')] : [],
    ),
  ]
}

export function toLoanRequest({ amount }: LoanDraft): InputOf<typeof applyLoanCall> & InputOf<typeof topUpCreditCall> {
  return { amount: amountToSend(amount) }
}
