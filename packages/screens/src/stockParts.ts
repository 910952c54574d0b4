/** What the page of a stock fetches once it knows its stock: ahead of it, from a list of stocks. */
export async function fetchStockParts(): Promise<void> {
  const { fetchChartPanel } = await import('./market/Stock/bodyAndChart.ts')
  await fetchChartPanel()
}
