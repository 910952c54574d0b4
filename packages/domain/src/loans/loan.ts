import type { InferOutput } from 'valibot'
import type { OutputOf } from '../shared/wire/call.ts'
import { borrowableOf } from '../shared/amount/credit.ts'
import { advance } from '../shared/machine/machine.ts'
import { type Amount, divided, minus, plus, quotient, rounded, smaller, sum, times } from '../shared/amount/money.ts'
import type { Refusal } from '../shared/refusal/refusal.ts'
import { addDays, type Day, dayNumber } from '../shared/time/days.ts'
import { tokyoTime, toIso } from '../shared/time/tokyoTime.ts'
import type { Instant } from '../shared/time/zone.ts'
import type { applyLoanCall, loansCall, topUpCreditCall } from './contract.ts'
import type { repaymentSchema } from './entities.ts'
import { loanMachine } from './machines.ts'

export type Loan = OutputOf<typeof applyLoanCall>
export type CreditTopUp = OutputOf<typeof topUpCreditCall>
export type Repayment = InferOutput<typeof repaymentSchema>
export type Credit = OutputOf<typeof loansCall>['credit']
export type Owed = Pick<Loan, 'principal' | 'interest' | 'owed'>

export type LoanTerms = {
  yearlyPercent: string
  yearDays: string
  days: number
  min: Amount
  firstLimit: Amount
  largestTopUp: Amount
}

/** Decisions §6: 15.0 % a year, simple, of 365 days; thirty days to repay. */
export const loanTerms: LoanTerms = {
  yearlyPercent: '15',
  yearDays: '365',
  days: 30,
  min: '1',
  firstLimit: '1000000',
  largestTopUp: '1000000',
}

type Rate = Pick<LoanTerms, 'yearlyPercent' | 'yearDays'>

/** As exact as an amount on the wire can be. */
const EXACT_DECIMALS = 8

/** Interest is counted in parts of a yen that leave no rest: 15 % a year are 15 of 36,500 parts a day. */
const partsOfYen = ({ yearDays }: Rate): Amount => times(yearDays, '100')

function accrued(principal: Amount, days: number, { yearlyPercent }: Rate): Amount {
  return times(times(principal, yearlyPercent), String(Math.max(0, days)))
}

function wholeYen(parts: Amount, rate: Rate): Amount {
  return quotient(parts, partsOfYen(rate), 0, 'floor') ?? '0'
}

/** The interest of so many days, rounded down to the yen; on the day it is lent there is none. */
export function interestOn(principal: Amount, days: number, rate: Rate = loanTerms): Amount {
  return wholeYen(accrued(principal, days, rate), rate)
}

/** What a loan comes to that is paid out today and repaid on its last day. */
export function loanCost(amount: Amount, now: Instant): { due: Day; interest: Amount; total: Amount } {
  const interest = interestOn(amount, loanTerms.days)
  return { due: addDays(tokyoTime(now).day, loanTerms.days), interest, total: plus(amount, interest) }
}

type Running = Pick<Loan, 'state' | 'principal' | 'carried' | 'accruesFrom'>

/**
 * Interest is kept exact and rounded down only as a whole, so that paying in parts neither costs nor saves. Eight
 * decimals cannot hold a part of a yen, but they identify it.
 */
function interestParts({ principal, carried, accruesFrom }: Running, now: Instant): Amount {
  const before = rounded(times(carried, partsOfYen(loanTerms)), 0, 'halfAwayFromZero')
  return accruesFrom === null
    ? before
    : plus(before, accrued(principal, dayNumber(tokyoTime(now).day) - dayNumber(accruesFrom), loanTerms))
}

/** What is owed now, interest included; before it was paid out and after it was paid back nothing. */
export function owedAt(loan: Running, now: Instant): Owed {
  const { state, principal } = loan
  if (state !== 'passed') return { principal: '0', interest: '0', owed: '0' }
  const interest = wholeYen(interestParts(loan, now), loanTerms)
  return { principal, interest, owed: plus(principal, interest) }
}

/** The money is lent on the day of the review and due thirty days later. */
export function lent(loan: Loan, now: Instant): { loan: Loan } | { refusal: Refusal } {
  const step = advance(loanMachine, loan.state, { on: 'approve' })
  if ('refusal' in step) return step
  const { day } = tokyoTime(now)
  const owed = {
    principal: loan.amount,
    carried: '0',
    interest: '0',
    owed: loan.amount,
    accruesFrom: day,
    due: addDays(day, loanTerms.days),
  }
  return { loan: { ...loan, ...owed, state: step.to, reviewedAt: toIso(now) } }
}

type Repaid = { loan: Loan; parts: Pick<Repayment, 'amount' | 'principal' | 'interest'> }

/** After a repayment of at most what is owed: interest is paid first, and what is left goes on from today. */
export function repaid(loan: Loan, amount: Amount, now: Instant): Repaid | { refusal: Refusal } {
  const before = owedAt(loan, now)
  const owed = minus(before.owed, amount)
  const step = advance(loanMachine, loan.state, { on: 'repay', rest: owed })
  if ('refusal' in step) return step
  const toInterest = smaller(amount, before.interest)
  const toPrincipal = minus(amount, toInterest)
  const left = {
    principal: minus(before.principal, toPrincipal),
    interest: minus(before.interest, toInterest),
    carried: minus(divided(interestParts(loan, now), partsOfYen(loanTerms), EXACT_DECIMALS, 'floor'), toInterest),
    owed,
    accruesFrom: tokyoTime(now).day,
  }
  return {
    loan: { ...loan, ...left, state: step.to, repaidAt: step.to === 'repaid' ? toIso(now) : null },
    parts: { amount, principal: toPrincipal, interest: toInterest },
  }
}

/** A loan is due until its last day has ended. */
export function isOverdue({ state, due }: Pick<Loan, 'state' | 'due'>, now: Instant): boolean {
  return state === 'passed' && due !== null && tokyoTime(now).day > due
}

function total(loans: readonly Loan[], amountOf: (loan: Loan) => Amount): Amount {
  return sum(loans.map(amountOf))
}

/**
 * All that a member owes and may still borrow: the first limit and every top-up that passed, less what is lent or asked
 * for.
 */
export function creditOf(
  loans: readonly Loan[],
  topUps: readonly CreditTopUp[],
  { now, score }: { now: Instant; score: number },
): Credit {
  const running = loans.filter(({ state }) => state === 'passed')
  const limit = plus(
    loanTerms.firstLimit,
    sum(topUps.filter(({ state }) => state === 'passed').map(({ amount }) => amount)),
  )
  const borrowed = total(running, ({ principal }) => principal)
  const pending = total(
    loans.filter(({ state }) => state === 'pending'),
    ({ amount }) => amount,
  )
  return {
    score,
    limit,
    borrowed,
    pending,
    borrowable: borrowableOf({ limit, borrowed, pending }),
    interest: total(running, (loan) => owedAt(loan, now).interest),
    owed: total(running, (loan) => owedAt(loan, now).owed),
    due: running.flatMap(({ due }) => due ?? []).toSorted()[0] ?? null,
  }
}
