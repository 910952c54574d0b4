import { appeal } from './account/appeals.ts'
import { resetSimulation } from './account/reset.ts'
import { advanceClock, memberInfo } from './account/member.ts'
import { changePassword, endSession, sessions, setFundPassword, updateMember, upload } from './account/settings.ts'
import { actOnMember, approve, queue, reject, setClock, setFault, setScenario } from './backoffice/admin.ts'
import { applyBlock, block, blockApplication, blockApplications, blocks } from './blocks/blocks.ts'
import { addCard, cards, unbindCard } from './cards/cards.ts'
import {
  changeLossLimit,
  endFollow,
  follow,
  followOrders,
  followProduct,
  joinPortfolio,
  leavePortfolio,
  portfolios,
  traders,
} from './follow/follow.ts'
import { channels, deposit } from './funds/deposit.ts'
import { exchange, rate } from './funds/exchange.ts'
import { history, records, summary } from './funds/records.ts'
import { cancelWithdrawal, withdraw } from './funds/withdraw.ts'
import type { Handler } from './handler.ts'
import { news, newsDetail, noticeDetail, notices, product, readNotice } from './home/home.ts'
import { identity, submitIdentity } from './identity/identity.ts'
import { applyLoan, loans, repayLoan, topUpCredit } from './loans/loans.ts'
import { marketHandlers } from './market/handlers.ts'
import { abstainIpo, applyIpo, ipoApplications, offer, offers, payIpo, withdrawIpo } from './offerings/ipo.ts'
import { applyRaise, raises } from './offerings/raises.ts'
import { login, logout, lookAround } from './session/login.ts'
import { register, resetPassword, sendCode } from './session/register.ts'
import { siteConfig } from './session/siteConfig.ts'
import { together } from './session/together.ts'
import { messages, sendMessage } from './support/support.ts'
import { dayTrade, order } from './trading/order.ts'
import { dayTrades, dividends, fills, position, positions, preview } from './trading/reads.ts'
import { cancelOrder, sell } from './trading/sell.ts'

/** One handler a call. */
export const handlers: readonly Handler[] = [
  siteConfig,
  together,
  login,
  lookAround,
  logout,
  register,
  sendCode,
  resetPassword,
  memberInfo,
  updateMember,
  sessions,
  endSession,
  changePassword,
  setFundPassword,
  upload,
  appeal,
  advanceClock,
  resetSimulation,
  identity,
  submitIdentity,
  cards,
  addCard,
  unbindCard,
  summary,
  history,
  records,
  channels,
  deposit,
  withdraw,
  cancelWithdrawal,
  rate,
  exchange,
  loans,
  applyLoan,
  repayLoan,
  topUpCredit,
  preview,
  order,
  sell,
  cancelOrder,
  positions,
  position,
  fills,
  dividends,
  dayTrade,
  dayTrades,
  offers,
  offer,
  applyIpo,
  ipoApplications,
  payIpo,
  abstainIpo,
  withdrawIpo,
  raises,
  applyRaise,
  blocks,
  block,
  applyBlock,
  blockApplications,
  blockApplication,
  traders,
  followProduct,
  follow,
  followOrders,
  endFollow,
  changeLossLimit,
  portfolios,
  joinPortfolio,
  leavePortfolio,
  ...marketHandlers,
  notices,
  noticeDetail,
  readNotice,
  news,
  newsDetail,
  product,
  messages,
  sendMessage,
  queue,
  approve,
  reject,
  actOnMember,
  setClock,
  setFault,
  setScenario,
]
