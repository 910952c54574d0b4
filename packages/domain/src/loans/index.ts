export {
  checkLoan,
  checkTopUp,
  emptyLoan,
  type LoanContext,
  type LoanDraft,
  loanObstacles,
  toLoanRequest,
  type TopUpContext,
  topUpObstacles,
} from './apply.ts'
export { contextsOfLoans, lacksLoans, type LoanContexts, type LoanRecord } from './contexts.ts'
export { applyLoanCall, loansCall, repayLoanCall, topUpCreditCall } from './contract.ts'
export {
  type Credit,
  creditOf,
  type CreditTopUp,
  interestOn,
  isOverdue,
  lent,
  loanCost,
  type Loan,
  loanTerms,
  type LoanTerms,
  owedAt,
  type Owed,
  repaid,
  type Repayment,
} from './loan.ts'
export { creditTopUpMachine, loanMachine } from './machines.ts'
export { checkRepayment, type RepaymentContext, type RepaymentDraft, toRepaymentRequest } from './repay.ts'
export {
  sampleLoan,
  sampleLoanContext,
  sampleLoans,
  samplePendingLoan,
  sampleRejectedLoan,
  sampleRepaidLoan,
  sampleRepayment,
  sampleRepaymentContext,
  sampleTopUp,
  sampleTopUpContext,
} from './samples.ts'
