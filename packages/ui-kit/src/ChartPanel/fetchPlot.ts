/** The engine of the chart with what it draws: fetched when a chart is shown, or ahead of a page that has one. */
export const fetchPlot = () => import('./Plot.tsx')
