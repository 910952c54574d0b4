import { indicesCall, quotesCall, searchCall, stocksCall } from '@kabuto/domain/market'
import { resource } from '../shell/data/resource.ts'

// Apart from the data of Home's other pages, which do without the calls of the markets.

export const indices = resource(indicesCall, { every: 10_000 })
export const search = resource(searchCall, { freshFor: 60_000 })
export const prices = resource(quotesCall, { every: 10_000 })
export const stocks = resource(stocksCall, { every: 10_000, value: ({ items }) => items })
