import { advanceClockCall } from '@kabuto/domain/account'
import { cardsCall } from '@kabuto/domain/cards'
import {
  channelsCall,
  depositCall,
  depositsCall,
  exchangeCall,
  fundsSummaryCall,
  rateCall,
  recordsCall,
  withdrawalsCall,
  withdrawCall,
} from '@kabuto/domain/funds'
import { mutation } from '../shell/data/mutation.ts'
import { pages } from '../shell/data/pages.ts'
import { pictureUpload } from '../shell/data/picture.ts'
import { resource } from '../shell/data/resource.ts'
import { decided } from './records.ts'

// Changed by the member alone, and then read again.
export const cards = resource(cardsCall, { freshFor: 60_000 })
export const channels = resource(channelsCall, { freshFor: 60_000 })
/** Renewed before it ends: a quote holds for a minute of real time. */
export const rate = resource(rateCall, { every: 45_000 })
export const withdrawals = pages(withdrawalsCall)
export const deposits = pages(depositsCall)

export const withdraw = mutation(withdrawCall, { confirms: true, refreshes: decided, secrets: ['fundPassword'] })
export const proof = pictureUpload('proof')
export const deposit = mutation(depositCall, {
  confirms: true,
  refreshes: [fundsSummaryCall, depositsCall],
  // The deposit has it now.
  onDone: (set) => set(proof.remove),
})
export const exchange = mutation(exchangeCall, { confirms: true, refreshes: [fundsSummaryCall, recordsCall, rateCall] })
export const advanceClock = mutation(advanceClockCall, { refreshes: decided, success: 'clockTurned' })
