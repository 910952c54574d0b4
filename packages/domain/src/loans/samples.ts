import type { OutputOf } from '../shared/wire/call.ts'
import type { LoanContext, TopUpContext } from './apply.ts'
import type { loansCall } from './contract.ts'
import { type CreditTopUp, creditOf, type Loan, type Repayment } from './loan.ts'
import type { RepaymentContext } from './repay.ts'
import { moments } from '../shared/time/moments.ts'

const now = moments.pictures

/** The mocks' book: 300,000 lent on 27 October, 24 days of interest. */
export const sampleLoan: Loan = {
  kind: 'loan',
  id: 'l1',
  orderNumber: 'KL20261027-000092',
  amount: '300000',
  appliedAt: '2026-10-27T10:12:00+09:00',
  reviewedAt: '2026-10-27T10:13:00+09:00',
  state: 'passed',
  principal: '300000',
  carried: '0',
  accruesFrom: '2026-10-27',
  due: '2026-11-26',
  interest: '2958',
  owed: '302958',
  repaidAt: null,
}

export const samplePendingLoan: Loan = {
  ...sampleLoan,
  id: 'l2',
  orderNumber: 'KL20261120-000103',
  amount: '200000',
  appliedAt: '2026-11-20T14:32:00+09:00',
  reviewedAt: '2026-11-20T14:33:00+09:00',
  state: 'pending',
  principal: '0',
  accruesFrom: null,
  due: null,
  interest: '0',
  owed: '0',
}

export const sampleRejectedLoan: Loan = {
  ...samplePendingLoan,
  id: 'l3',
  state: 'rejected',
  reason: '本人確認の再審査中',
}

export const sampleRepaidLoan: Loan = {
  ...sampleLoan,
  id: 'l4',
  orderNumber: 'KL20260901-000071',
  amount: '150000',
  appliedAt: '2026-09-01T13:05:00+09:00',
  reviewedAt: '2026-09-01T13:06:00+09:00',
  state: 'repaid',
  principal: '0',
  accruesFrom: '2026-09-14',
  due: '2026-10-01',
  interest: '0',
  owed: '0',
  repaidAt: '2026-09-14T11:20:00+09:00',
}

/** Thirteen days of interest first. */
export const sampleRepayment: Repayment = {
  kind: 'repayment',
  id: 'rp1',
  orderNumber: 'KL20260914-000078',
  loanId: sampleRepaidLoan.id,
  loanNumber: sampleRepaidLoan.orderNumber,
  amount: '150801',
  principal: '150000',
  interest: '801',
  at: '2026-09-14T11:20:00+09:00',
}

export const sampleTopUp: CreditTopUp = {
  kind: 'creditTopUp',
  id: 't1',
  orderNumber: 'KL20261026-000090',
  amount: '1000000',
  appliedAt: '2026-10-26T09:40:00+09:00',
  reviewedAt: '2026-10-26T09:41:00+09:00',
  state: 'passed',
}

const loans = [sampleLoan, sampleRepaidLoan]
const credit = creditOf(loans, [sampleTopUp], { now, score: 82 })

export const sampleLoans: OutputOf<typeof loansCall> = {
  credit,
  items: [sampleLoan, sampleTopUp, sampleRepayment, sampleRepaidLoan],
  next: null,
}

export const sampleLoanContext: LoanContext = { now, blocks: {}, loans, borrowable: credit.borrowable }

export const sampleTopUpContext: TopUpContext = { now, blocks: {}, topUps: [sampleTopUp] }

export const sampleRepaymentContext: RepaymentContext = {
  now,
  blocks: {},
  loans,
  funds: { cash: '4313535', available: '3420000' },
}
