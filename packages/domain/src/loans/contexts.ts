import type { Blocks } from '../shared/blocks.ts'
import type { OutputOf } from '../shared/wire/call.ts'
import { isBelow, sum } from '../shared/amount/money.ts'
import type { Instant } from '../shared/time/zone.ts'
import type { LoanContext, TopUpContext } from './apply.ts'
import type { loansCall } from './contract.ts'
import type { Credit, CreditTopUp, Loan } from './loan.ts'
import type { RepaymentContext } from './repay.ts'

export type LoanRecord = OutputOf<typeof loansCall>['items'][number]

type LoanFacts = {
  now: Instant
  member: { blocks: Blocks }
  credit: Credit
  records: readonly LoanRecord[]
  funds: RepaymentContext['funds']
}

export type LoanContexts = { loan: LoanContext; repayment: RepaymentContext; topUp: TopUpContext }

/** What the rules need of what a phone has read. */
export function contextsOfLoans({ now, member: { blocks }, credit, records, funds }: LoanFacts): LoanContexts {
  const loans = records.filter((record): record is Loan => record.kind === 'loan')
  const topUps = records.filter((record): record is CreditTopUp => record.kind === 'creditTopUp')
  return {
    loan: { now, blocks, loans, borrowable: credit.borrowable },
    repayment: { now, blocks, loans, funds: { cash: funds.cash, available: funds.available } },
    topUp: { now, blocks, topUps },
  }
}

/** Whether a running loan is missing from the pages of records that have been read. */
export function lacksLoans(records: readonly LoanRecord[], { borrowed }: Pick<Credit, 'borrowed'>): boolean {
  const running = records.filter((record): record is Loan => record.kind === 'loan' && record.state === 'passed')
  return isBelow(sum(running.map(({ principal }) => principal)), borrowed)
}
