import {
  advanceClockCall, changePasswordCall, endSessionCall, memberCall, resetSimulationCall, sessionsCall, setFundPasswordCall, updateMemberCall, uploadCall,
} from './account/contract.ts'
import { adminClockCall, adminMemberCall, adminScenarioCall, approveCall, faultCall, queueCall, rejectCall } from './backoffice/contract.ts'
import { applyBlockCall, blockApplicationCall, blockApplicationsCall, blockCall, blocksCall } from './blocks/contract.ts'
import { addCardCall, cardsCall, unbindCardCall } from './cards/contract.ts'
import {
  endFollowCall, followCall, followOrdersCall, followProductCall, joinPortfolioCall, leavePortfolioCall, portfoliosCall, tradersCall,
} from './follow/contract.ts'
import {
  cancelWithdrawalCall, channelsCall, depositCall, exchangeCall, fundsHistoryCall, fundsSummaryCall, rateCall, recordsCall, withdrawCall,
} from './funds/contract.ts'
import { newsCall, newsDetailCall, noticeDetailCall, noticesCall, productCall, readNoticeCall } from './home/contract.ts'
import { identityCall, submitIdentityCall } from './identity/contract.ts'
import { applyLoanCall, loansCall, repayLoanCall, topUpCreditCall } from './loans/contract.ts'
import {
  bookCall, candlesCall, clockCall, detailCall, indicesCall, quotesCall, reorderWatchlistCall, searchCall, stocksCall, streamCall, unwatchCall, watchCall, watchlistCall,
} from './market/contract.ts'
import { abstainIpoCall, applyIpoCall, applyRaiseCall, ipoApplicationsCall, offerCall, offersCall, payIpoCall, raisesCall } from './offerings/contract.ts'
import { loginCall, logoutCall, lookAroundCall, registerCall, resetPasswordCall, sendCodeCall, siteConfigCall } from './session/contract.ts'
import type { Call } from './shared/call.ts'
import { messagesCall, sendMessageCall } from './support/contract.ts'
import { cancelOrderCall, dayTradeCall, dayTradesCall, fillsCall, orderCall, positionCall, positionsCall, previewCall, sellCall } from './trading/contract.ts'

/** Every call there is. Only the server, OpenAPI and the conformance tests read the whole list. */
export const contract: readonly Call[] = [
  siteConfigCall,
  loginCall,
  lookAroundCall,
  logoutCall,
  memberCall,
  advanceClockCall,
  cardsCall,
  fundsSummaryCall,
  recordsCall,
  withdrawCall,
  cancelWithdrawalCall,
  registerCall,
  sendCodeCall,
  resetPasswordCall,
  updateMemberCall,
  sessionsCall,
  endSessionCall,
  changePasswordCall,
  setFundPasswordCall,
  resetSimulationCall,
  uploadCall,
  identityCall,
  submitIdentityCall,
  addCardCall,
  unbindCardCall,
  fundsHistoryCall,
  channelsCall,
  depositCall,
  rateCall,
  exchangeCall,
  loansCall,
  applyLoanCall,
  repayLoanCall,
  topUpCreditCall,
  indicesCall,
  stocksCall,
  quotesCall,
  searchCall,
  detailCall,
  candlesCall,
  bookCall,
  clockCall,
  streamCall,
  watchlistCall,
  watchCall,
  unwatchCall,
  reorderWatchlistCall,
  previewCall,
  orderCall,
  sellCall,
  cancelOrderCall,
  positionsCall,
  positionCall,
  fillsCall,
  dayTradeCall,
  dayTradesCall,
  offersCall,
  offerCall,
  applyIpoCall,
  ipoApplicationsCall,
  payIpoCall,
  abstainIpoCall,
  raisesCall,
  applyRaiseCall,
  blocksCall,
  blockCall,
  applyBlockCall,
  blockApplicationsCall,
  blockApplicationCall,
  portfoliosCall,
  joinPortfolioCall,
  leavePortfolioCall,
  tradersCall,
  followProductCall,
  followCall,
  followOrdersCall,
  endFollowCall,
  noticesCall,
  noticeDetailCall,
  readNoticeCall,
  newsCall,
  newsDetailCall,
  productCall,
  messagesCall,
  sendMessageCall,
  queueCall,
  approveCall,
  rejectCall,
  adminMemberCall,
  adminClockCall,
  faultCall,
  adminScenarioCall,
]
