import { advanceClockCall } from '@kabuto/domain/account'
import { fundsSummaryCall } from '@kabuto/domain/funds'
import { bookCall, detailCall } from '@kabuto/domain/market'
import {
  cancelOrderCall,
  dayTradeCall,
  dayTradesCall,
  fillsCall,
  orderCall,
  positionCall,
  positionsCall,
  previewCall,
  sellCall,
} from '@kabuto/domain/trading'
import { mutation } from '../shell/data/mutation.ts'
import { pages } from '../shell/data/pages.ts'
import { resource } from '../shell/data/resource.ts'

/** Where the stream fails, prices are read again as often; pending orders may be filled at any time. */
const EVERY = 10_000

/** A book has no stream. */
export const book = resource(bookCall, { every: 1_000 })
export const detail = resource(detailCall, { every: EVERY })
/** The data that an order is checked against. */
export const weighed = resource(previewCall, { every: EVERY })

/** Totals and the list of their tab are one answer: who comes second does not ask again. */
const sharedTiming = { every: EVERY, freshFor: 1000 }
export const positionFigures = resource(positionsCall, {
  ...sharedTiming,
  value: ({ counts, totals, items }) => ({ counts, totals, open: items }),
})
export const positionPages = pages(positionsCall, sharedTiming)
export const position = resource(positionCall, { every: EVERY })
export const fills = pages(fillsCall)

export const dayTradePages = pages(dayTradesCall, { every: EVERY, freshFor: 1000 })

/** What an order changes that is filled, cancelled or sent. */
const traded = [positionsCall, positionCall, dayTradesCall, fillsCall, previewCall, fundsSummaryCall]

export const order = mutation(orderCall, {
  confirms: true,
  refreshes: [positionsCall, fundsSummaryCall, previewCall, bookCall],
})
export const dayTrade = mutation(dayTradeCall, {
  confirms: true,
  refreshes: [dayTradesCall, positionsCall, fundsSummaryCall, previewCall, bookCall],
})
export const cancelOrder = mutation(cancelOrderCall, { subject: ({ id }) => id, confirms: true, refreshes: traded })
export const sell = mutation(sellCall, { subject: ({ id }) => id, confirms: true, refreshes: traded })
/** Once more before the last tap: requested explicitly, and never taken from the cache. */
export const weighAnew = mutation(previewCall)
export const advanceClock = mutation(advanceClockCall, { refreshes: 'all', success: 'clockTurned' })
