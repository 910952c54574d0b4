/** What the page of a stock fetches together. */
export { fetchChartPanel } from '@kabuto/ui-kit'
export { StockBody } from './StockBody.tsx'
