export {
  changeLossLimitCall,
  endFollowCall,
  followCall,
  followOrdersCall,
  followProductCall,
  joinPortfolioCall,
  leavePortfolioCall,
  portfoliosCall,
  tradersCall,
} from './contract.ts'
export {
  checkEnd,
  checkLeave,
  earliest,
  endOf,
  hitsLossLimit,
  lossLimitValue,
  productState,
  termEnd,
} from './ending.ts'
export type { FollowCost, FollowOrder, FollowProduct, Portfolio, PortfolioHolding, Trader } from './entities.ts'
export { byLargestFall, drawdown, gainOf, losingMonths } from './figures.ts'
export {
  checkFollow,
  checkLossLimitChange,
  emptyFollow,
  type FollowContext,
  followCosts,
  type FollowDraft,
  followTerms,
  toFollowRequest,
} from './follow.ts'
export { aiPortfolioMachine, followMachine } from './machines.ts'
export {
  sampleEndedFollows,
  sampleFollowContext,
  sampleFollowDraft,
  sampleFollowOrder,
  sampleFollowProduct,
  sampleHolding,
  samplePortfolio,
  samplePortfolios,
  sampleTraders,
} from './samples.ts'
