import { dividendsCall, positionsCall } from '@kabuto/domain/trading'
import { pages } from '../shell/data/pages.ts'

// What a member has of a stock: apart, as it is looked for once the page stands.

export const openPositions = pages(positionsCall, { every: 10_000 })
export const ownDividends = pages(dividendsCall, { freshFor: 60_000 })
