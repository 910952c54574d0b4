import type { Member } from '@kabuto/domain/account'
import {
  contextsOfLoans,
  type Credit,
  isOverdue,
  type Loan,
  type LoanContexts,
  type LoanRecord,
} from '@kabuto/domain/loans'
import type { Amount, Instant } from '@kabuto/domain/shared'

export type LoansData = {
  credit: Credit
  contexts: LoanContexts
  records: readonly LoanRecord[]
  /** What is lent now, what is due first before all others. */
  running: readonly Loan[]
}

type LoansParts = {
  member: Member
  credit: Credit
  records: readonly LoanRecord[]
  funds: { cash: Amount; available: Amount }
}

/** The screen's data from the data read, at this time of the market. */
export function loansData(parts: LoansParts, now: Instant): LoansData {
  const contexts = contextsOfLoans({ now, ...parts })
  const running = contexts.loan.loans
    .filter(({ state }) => state === 'passed')
    .toSorted((one, other) => (one.due ?? '').localeCompare(other.due ?? ''))
  return { credit: parts.credit, contexts, records: parts.records, running }
}

export const isLate = (loan: Loan, { contexts }: LoansData): boolean => isOverdue(loan, contexts.loan.now)

/** One draft for all three: only a repayment is about a loan. */
export type ActDraft = { id: string; amount: string }

export const emptyAct: ActDraft = { id: '', amount: '' }

/** Until another is chosen a repayment is of what is due first. */
export function withLoan(draft: ActDraft, { running }: LoansData): ActDraft {
  return { ...draft, id: draft.id || (running[0]?.id ?? '') }
}
