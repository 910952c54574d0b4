export {
  cancelWithdrawalCall,
  channelsCall,
  depositCall,
  depositsCall,
  exchangeCall,
  fundsHistoryCall,
  fundsSummaryCall,
  rateCall,
  recordsCall,
  withdrawalsCall,
  withdrawCall,
} from './contract.ts'
export {
  type Channel,
  checkDeposit,
  type Deposit,
  type DepositContext,
  type DepositDraft,
  depositLimits,
  contextOfDeposit,
  depositObstacles,
  emptyDeposit,
  platformAccount,
  toDepositRequest,
} from './deposit.ts'
export {
  checkExchange,
  contextOfExchange,
  emptyExchange,
  type Exchange,
  type ExchangeContext,
  type ExchangeDraft,
  exchanged,
  type Exchanged,
  exchangePreview,
  type Rate,
  QUOTE_MS,
  ratesAround,
  SPREAD,
  toExchangeRequest,
} from './exchange.ts'
export { canCancel, depositMachine, withdrawalMachine } from './machines.ts'
export { convertedProceeds, type Proceeds, returnedProceeds } from './proceeds.ts'
export {
  sampleChannel,
  sampleDeposit,
  sampleDepositContext,
  sampleDepositDraft,
  sampleDeposits,
  sampleExchange,
  sampleExchangeContext,
  sampleExchangeDraft,
  sampleFunds,
  sampleFundsInReview,
  sampleHistory,
  sampleNow,
  sampleRate,
  sampleWithdrawal,
  sampleWithdrawalContext,
  sampleWithdrawals,
} from './samples.ts'
export { type FundsParts, type FundsSummary, fundsSummary, type Hold, type UnsettledPart } from './summary.ts'
export { type WithdrawableLine, withdrawable } from './withdrawable.ts'
export {
  checkWithdrawal,
  creditRuleOf,
  decidedNext,
  contextOfWithdrawal,
  emptyWithdrawal,
  toWithdrawalRequest,
  type Withdrawal,
  type WithdrawalContext,
  type WithdrawalDraft,
  type WithdrawalFacts,
  withdrawalLimits,
  withdrawalObstacles,
  type WithdrawalState,
} from './withdrawal.ts'
export { checkWindow, fundsTimes } from './window.ts'
export { type Holding, summaryAt, type Worth, worthOf } from './worth.ts'
