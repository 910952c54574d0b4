export { cancelWithdrawalCall, fundsSummaryCall, withdrawalsCall, withdrawCall } from './contract.ts'
export { sampleFunds, sampleNow, sampleWithdrawal, sampleWithdrawalContext, sampleWithdrawals } from './samples.ts'
export { type FundsParts, type FundsSummary, fundsSummary, type Hold, type UnsettledPart } from './summary.ts'
export { type WithdrawableLine, withdrawableLines } from './withdrawable.ts'
export {
  canCancel,
  checkWithdrawal,
  emptyWithdrawal,
  REVIEW_MS,
  toWithdrawalRequest,
  type Withdrawal,
  type WithdrawalContext,
  type WithdrawalDraft,
  withdrawalLimits,
  withdrawalObstacles,
  type WithdrawalState,
} from './withdrawal.ts'
