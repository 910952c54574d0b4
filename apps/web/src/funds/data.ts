import { advanceClockCall } from '@kabuto/domain/account'
import { cardsCall } from '@kabuto/domain/cards'
import {
  cancelWithdrawalCall,
  depositsCall,
  fundsSummaryCall,
  withdrawalsCall,
  withdrawCall,
} from '@kabuto/domain/funds'
import { mutation } from '../shell/data/mutation.ts'
import { pages } from '../shell/data/pages.ts'
import { resource } from '../shell/data/resource.ts'

// Changed by the member alone, and then read again.
export const cards = resource(cardsCall, { freshFor: 60_000 })
export const withdrawals = pages(withdrawalsCall)
export const deposits = pages(depositsCall)

const refreshes = [fundsSummaryCall, withdrawalsCall]

export const withdraw = mutation(withdrawCall, { confirms: true, refreshes, secrets: ['fundPassword'] })
export const cancelWithdrawal = mutation(cancelWithdrawalCall, {
  subject: ({ id }) => id,
  confirms: true,
  refreshes,
  success: 'withdrawalCancelled',
})
export const advanceClock = mutation(advanceClockCall, { refreshes, success: 'clockTurned' })
