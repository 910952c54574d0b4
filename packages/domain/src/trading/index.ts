export { besideMarket } from './beside.ts'
export { saleOutcomes } from './outcomes.ts'
export {
  cancelOrderCall,
  dayTradeCall,
  dayTradesCall,
  dividendsCall,
  fillsCall,
  orderCall,
  positionCall,
  positionsCall,
  previewCall,
  sellCall,
} from './contract.ts'
export { type Charged, costOf, costOfRest, marginOfFill, type OrderCost, type PricedOrder } from './cost.ts'
export {
  checkDayTrade,
  type DayTradeDraft,
  dayTradeCloses,
  dayTradeEntryEnds,
  dayTradeOrder,
  dayTradeResult,
  emptyDayTrade,
  orderedNowCloses,
  takesDayTrades,
} from './dayTrade.ts'
export type {
  DayTrade,
  Dividend,
  FeeLine,
  Fill,
  Leverage,
  Lock,
  Most,
  Order,
  Position,
  Positions,
  PositionTab,
  PositionTotals,
  Preview,
  Side,
  Warning,
  Weighed,
} from './entities.ts'
export {
  chargedToday,
  type CommissionStep,
  exactUsFees,
  holdingFee,
  marginCommissionTable,
  orderFees,
  type Trade,
} from './fees.ts'
export { feesByKind, totalOf } from './feeSums.ts'
export { positionTabs } from './entities.ts'
export { closingFees, profitAfterClosing } from './closing.ts'
export { figuresAt, isHeld, type LiveFigures, totalsAt } from './live.ts'
export { bookedSellableFrom } from './booked.ts'
export { bookedOrigins, type IssueHeld, latestLock, type LockFacts, locksOf, SELL_LOCK_MS, sellLocks } from './locks.ts'
export { dayTradeMachine, positionMachine } from './machines.ts'
export {
  initialMargin,
  isOnMargin,
  type MarginAccount,
  type MarginCall,
  marginCall,
  marginEquity,
  marginRatio,
  marginRules,
  type OpenPosition,
  unrealised,
} from './margin.ts'
export { currencyOf, emptyOrder, type OrderDraft, toOrderRequest } from './draft.ts'
export { checkListing } from './listing.ts'
export { checkOrder, type OrderContext } from './order.ts'
export { mostToOpen } from './most.ts'
export { type PreviewContext, previewOrder, warnAt, type WeighedOrder, weighOrder } from './preview.ts'
export {
  daysHeld,
  feeLinesOfPart,
  partOf,
  valueOfPart,
  previewSell,
  type SellPreviewContext,
  weighSell,
} from './previewSell.ts'
export { isBuy, marketPrice, type Quoted } from './price.ts'
export { meanPrice, type Outcome, profitOf, profitPercent, taxEstimate, taxPercent } from './profit.ts'
export { type DayFill, type SameDay, sameDayOf } from './sameDay.ts'
export {
  samplePositionFigures,
  samplePositions,
  sampleFills,
  sampleOrder,
  samplePreview,
  sampleDayTrades,
  sampleDividends,
  sampleWeighed,
} from './samples.ts'
export { isOpened, type OpenedPosition, wholeSale } from './opened.ts'
export { contextOfSale, type PricedStock, type Sale } from './sale.ts'
export { checkCancel, checkSell, mostToSell, sellableShares, type SellContext, type SellDraft } from './sell.ts'
export { tabsOf } from './tabs.ts'
export { changedTerms, type Term } from './terms.ts'
export { contextOfOrder, freeAgain, quotedFrom, type Turnaround, turnaroundOf } from './ticket.ts'
