import { fetchChartPanel, fetchedPart } from '@kabuto/ui-kit'

/** All below the price of a stock: fetched once the page knows its stock, or with the page, ahead of it. */
export const Body = fetchedPart(async () => (await import('./StockBody.tsx')).StockBody)

export const fetchStockParts = () => Promise.all([Body.fetch(), fetchChartPanel()])
