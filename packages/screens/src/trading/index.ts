export {
  type AskedDayTrade,
  DayTradingScreen,
  type DayTradingTab,
  dayTradingTabs,
  type StockChoice,
} from './DayTrading/DayTradingScreen.tsx'
export { StockChooser } from './DayTrading/StockChooser.tsx'
export {
  type ListedPositions,
  type PositionFigures,
  type PositionsAccount,
  PositionsScreen,
} from './Positions/PositionsScreen.tsx'
export { type ListedFills, type PositionData, PositionScreen } from './Position/PositionScreen.tsx'
export type { SaleData } from './Sell/saleData.ts'
export type { ClockTurn, Selling } from './Sell/SellSheet.tsx'
export { TicketScreen } from './Ticket/TicketScreen.tsx'
export type { AskedOrder } from './Ticket/TicketScreen.tsx'
export type { OrderData, Review } from './Order/orderData.ts'
