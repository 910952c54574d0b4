export { type HotListChoice, HotListScreen } from './HotList/HotListScreen.tsx'
export type { ListedStocks, StockOrder } from './marketData.ts'
export { type QuotesChoice, type QuotesPart, QuotesScreen, type QuotesView } from './Quotes/QuotesScreen.tsx'
