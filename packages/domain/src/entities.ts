import type { GenericSchema } from 'valibot'
import { appealRecordSchema, memberSchema } from './account/entities.ts'
import { auditSchema, queueItemSchema } from './backoffice/entities.ts'
import { blockApplicationSchema, blockOfferSchema } from './blocks/entities.ts'
import { cardSchema } from './cards/contract.ts'
import { followOrderSchema, holdingSchema, portfolioSchema, productSchema, traderSchema } from './follow/entities.ts'
import {
  channelSchema,
  depositSchema,
  exchangeSchema,
  rateSchema,
  summarySchema,
  withdrawalSchema,
} from './funds/entities.ts'
import { newsDetailSchema, newsSchema, noticeDetailSchema, noticeSchema, productPageSchema } from './home/entities.ts'
import { identitySchema } from './identity/contract.ts'
import { creditSchema, loanSchema, repaymentSchema, topUpSchema } from './loans/entities.ts'
import {
  bookSchema,
  candleSchema,
  detailSchema,
  indexSchema,
  quoteSchema,
  stockSchema,
  watchEntrySchema,
} from './market/entities.ts'
import {
  drawnSchema,
  drawSchema,
  ipoApplicationSchema,
  offerSchema,
  raiseApplicationSchema,
  raiseSchema,
} from './offerings/entities.ts'
import { messageSchema } from './support/entities.ts'
import {
  dayTradeSchema,
  dividendSchema,
  feeLineSchema,
  fillSchema,
  orderSchema,
  positionSchema,
  previewSchema,
  weighedSchema,
} from './trading/entities.ts'

/**
 * Every entity under the name that the documents give it. Only they and the test against the specification read the
 * whole list.
 */
export const entities: Record<string, GenericSchema> = {
  Member: memberSchema,
  Appeal: appealRecordSchema,
  Funds: summarySchema,
  Identity: identitySchema,
  BankCard: cardSchema,
  WatchlistEntry: watchEntrySchema,
  Stock: stockSchema,
  StockDetail: detailSchema,
  Quote: quoteSchema,
  Candle: candleSchema,
  Book: bookSchema,
  MarketIndex: indexSchema,
  Position: positionSchema,
  Order: orderSchema,
  Fill: fillSchema,
  FeeLine: feeLineSchema,
  Preview: previewSchema,
  Weighed: weighedSchema,
  DayTrade: dayTradeSchema,
  Dividend: dividendSchema,
  Offer: offerSchema,
  Draw: drawSchema,
  Drawn: drawnSchema,
  Subscription: ipoApplicationSchema,
  Raise: raiseSchema,
  RaiseApplication: raiseApplicationSchema,
  BlockOffer: blockOfferSchema,
  BlockApplication: blockApplicationSchema,
  Trader: traderSchema,
  FollowProduct: productSchema,
  FollowOrder: followOrderSchema,
  Portfolio: portfolioSchema,
  PortfolioHolding: holdingSchema,
  Credit: creditSchema,
  Loan: loanSchema,
  Repayment: repaymentSchema,
  CreditTopUp: topUpSchema,
  Channel: channelSchema,
  Deposit: depositSchema,
  Withdrawal: withdrawalSchema,
  Rate: rateSchema,
  Exchange: exchangeSchema,
  Notice: noticeSchema,
  NoticeDetail: noticeDetailSchema,
  News: newsSchema,
  NewsDetail: newsDetailSchema,
  ProductPage: productPageSchema,
  Message: messageSchema,
  QueueItem: queueItemSchema,
  AuditEntry: auditSchema,
}
