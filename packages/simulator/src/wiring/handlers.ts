import { appeal } from '../features/account/appeals.ts'
import { resetSimulation } from '../features/account/reset.ts'
import { advanceClock, memberInfo } from '../features/account/member.ts'
import {
  changePassword,
  endSession,
  sessions,
  setFundPassword,
  updateMember,
  upload,
} from '../features/account/settings.ts'
import { actOnMember, approve, queue, reject, setClock, setFault, setScenario } from '../features/backoffice/admin.ts'
import { applyBlock, block, blockApplication, blockApplications, blocks } from '../features/blocks/blocks.ts'
import { addCard, cards, unbindCard } from '../features/cards/cards.ts'
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
} from '../features/follow/follow.ts'
import { channels, deposit } from '../features/funds/deposit.ts'
import { exchange, rate } from '../features/funds/exchange.ts'
import { history, records, summary } from '../features/funds/records.ts'
import { cancelWithdrawal, withdraw } from '../features/funds/withdraw.ts'
import type { Handler } from '../engine/handler.ts'
import { news, newsDetail, noticeDetail, notices, product, readNotice } from '../features/home/home.ts'
import { identity, submitIdentity } from '../features/identity/identity.ts'
import { applyLoan, loans, repayLoan, topUpCredit } from '../features/loans/loans.ts'
import { marketHandlers } from '../features/market/handlers.ts'
import { abstainIpo, applyIpo, ipoApplications, offer, offers, payIpo, withdrawIpo } from '../features/offerings/ipo.ts'
import { applyRaise, raises } from '../features/offerings/raises.ts'
import { login, logout, lookAround } from '../features/session/login.ts'
import { register, resetPassword, sendCode } from '../features/session/register.ts'
import { siteConfig } from '../features/session/siteConfig.ts'
import { batch } from '../features/session/batch.ts'
import { restart } from '../scenarios/restart.ts'
import { plantMember } from '../scenarios/plant.ts'
import { messages, sendMessage } from '../features/support/support.ts'
import { dayTrade, order } from '../features/trading/order.ts'
import { dayTrades, dividends, fills, position, positions, preview } from '../features/trading/reads.ts'
import { cancelOrder, sell } from '../features/trading/sell.ts'
import { decide } from './decisions.ts'

/** One handler a call. */
export const handlers: readonly Handler[] = [
  siteConfig,
  batch,
  login,
  lookAround(plantMember),
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
  resetSimulation(restart),
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
  approve(decide),
  reject(decide),
  actOnMember(decide),
  setClock,
  setFault,
  setScenario(restart),
]
