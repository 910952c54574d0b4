import { Waiting } from '../chart/Drawing.tsx'
import { fetchedPart } from '../fetchedPart.tsx'

export const Plot = fetchedPart(async () => (await import('./Plot.tsx')).Plot, <Waiting />)

/** What draws the candles, ahead of the page that shows them. */
export const fetchChartPanel = Plot.fetch
