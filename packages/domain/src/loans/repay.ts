import { checkAmount, checkCash } from '../shared/amount/amounts.ts'
import { type Blocks, checkBlocks } from '../shared/blocks.ts'
import type { InputOf } from '../shared/wire/call.ts'
import { amountToSend } from '../shared/input/input.ts'
import { advance } from '../shared/machine/machine.ts'
import { type Amount, isAbove } from '../shared/amount/money.ts'
import { type Refusal, refuse } from '../shared/refusal/refusal.ts'
import type { Instant } from '../shared/time/zone.ts'
import type { repayLoanCall } from './contract.ts'
import { type Loan, loanTerms, owedAt } from './loan.ts'
import { loanMachine } from './machines.ts'

export type RepaymentDraft = { id: string; amount: string }

export type RepaymentContext = {
  now: Instant
  blocks: Blocks
  loans: readonly Loan[]
  funds: { cash: Amount; available: Amount }
}

function aboveOwed(amount: Amount, owed: Amount, { cash, available }: RepaymentContext['funds']): Refusal[] {
  if (isAbove(amount, owed)) return [refuse('repayAboveOwed', { owed }, 'amount')]
  return checkCash(amount, { all: cash, available })
}

/**
 * Specification §5: not above what is borrowed, here with its interest. Frozen members may repay, so that a debt need
 * not grow.
 */
export function checkRepayment(
  { id, amount }: RepaymentDraft,
  { now, blocks, loans, funds }: RepaymentContext,
): Refusal[] {
  const loan = loans.find((other) => other.id === id)
  if (!loan) return [refuse('notFound', { what: id })]
  const step = advance(loanMachine, loan.state, { on: 'repay', rest: '0' })
  if ('refusal' in step) return [step.refusal]
  const { owed } = owedAt(loan, now)
  return [
    ...checkBlocks(blocks, 'repay', now),
    ...checkAmount(amount, loanTerms, (paid) => aboveOwed(paid, owed, funds)),
  ]
}

export function toRepaymentRequest({ id, amount }: RepaymentDraft): InputOf<typeof repayLoanCall> {
  return { id, amount: amountToSend(amount) }
}
