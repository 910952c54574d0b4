/** What the page of a stock fetches once it knows its stock: ahead of it, from a list of stocks. */
export const fetchStockParts = () => import('./market/Stock/StockBody.tsx')
