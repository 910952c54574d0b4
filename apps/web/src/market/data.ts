import { stocksCall } from '@kabuto/domain/market'
import { pages } from '../shell/data/pages.ts'

/** In the order in which they were when the first page was read. */
export const stockPages = pages(stocksCall, { rowKey: ({ symbol }) => symbol })
