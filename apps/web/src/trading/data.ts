import { advanceClockCall } from '@kabuto/domain/account'
import { fundsSummaryCall } from '@kabuto/domain/funds'
import { detailCall } from '@kabuto/domain/market'
import { cancelOrderCall, fillsCall, positionCall, positionsCall, previewCall, sellCall } from '@kabuto/domain/trading'
import { mutation } from '../shell/data/mutation.ts'
import { pages } from '../shell/data/pages.ts'
import { resource } from '../shell/data/resource.ts'

/** What waits may be filled at any time, and prices move where no stream comes through. */
const EVERY_MS = 10_000

/** The same answer as that of the list of the tab: read once for both. */
export const positionFigures = resource(positionsCall, {
  every: EVERY_MS,
  value: ({ counts, totals, items }) => ({ counts, totals, open: items }),
})
export const positionPages = pages(positionsCall, { every: EVERY_MS })

export const position = resource(positionCall, { every: EVERY_MS })
export const fills = pages(fillsCall)
export const detail = resource(detailCall, { every: EVERY_MS })
/** What the phone weighs a sale against. */
export const weighing = resource(previewCall)

/** What an order changes that is filled, cancelled or sent. */
export const traded = [positionsCall, positionCall, fillsCall, previewCall, fundsSummaryCall]

export const cancelOrder = mutation(cancelOrderCall, {
  subject: ({ id }) => id,
  confirms: true,
  refreshes: traded,
})
/** Once more before the last tap: asked by hand, and never taken from what was read. */
export const weighAnew = mutation(previewCall)
export const sell = mutation(sellCall, { subject: ({ id }) => id, confirms: true, refreshes: traded })
export const turnClock = mutation(advanceClockCall, { refreshes: [...traded, detailCall], success: 'clockTurned' })
