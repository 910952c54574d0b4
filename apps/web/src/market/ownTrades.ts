import { dividendsCall, positionsCall } from '@kabuto/domain/trading'
import { pages } from '../shell/data/pages.ts'

// A member's positions in a stock: in a module of its own, as they are read once the page is shown.

export const openPositions = pages(positionsCall, { every: 10_000 })
export const ownDividends = pages(dividendsCall, { freshFor: 60_000 })
