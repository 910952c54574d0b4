import { advanceClockCall } from '@kabuto/domain/account'
import { fundsSummaryCall } from '@kabuto/domain/funds'
import { bookCall, detailCall } from '@kabuto/domain/market'
import { orderCall, positionsCall, previewCall } from '@kabuto/domain/trading'
import { mutation } from '../shell/data/mutation.ts'
import { resource } from '../shell/data/resource.ts'

/** Where the stream fails, prices are read again as often. */
const EVERY = 10_000

export const detail = resource(detailCall, { every: EVERY })
/** What an order is weighed against. */
export const weighed = resource(previewCall, { every: EVERY })

export const order = mutation(orderCall, {
  confirms: true,
  refreshes: [positionsCall, fundsSummaryCall, previewCall, bookCall],
})
export const advanceClock = mutation(advanceClockCall, { refreshes: 'all', success: 'clockTurned' })
