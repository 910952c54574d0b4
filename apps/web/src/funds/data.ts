import { advanceClockCall } from '@kabuto/domain/account'
import { type Card, cardsCall } from '@kabuto/domain/cards'
import { cancelWithdrawalCall, type Withdrawal, withdrawalsCall, withdrawCall } from '@kabuto/domain/funds'
import { read } from '../shell/read.ts'
import { fundsAtom } from '../shell/reads.ts'
import { verb } from '../shell/verb.ts'

export const cardsAtom = read(cardsCall, {}, (cards): Card[] => cards)
export const withdrawalsAtom = read(withdrawalsCall, { kind: 'withdrawal' }, ({ items }): Withdrawal[] => items)

const refreshes = [fundsAtom, withdrawalsAtom]

export const withdraw = verb(withdrawCall, { confirms: true, refreshes, secrets: ['fundPassword'] })
export const cancelWithdrawal = verb(cancelWithdrawalCall, {
  confirms: true,
  refreshes,
  success: 'withdrawalCancelled',
})
export const advanceClock = verb(advanceClockCall, { refreshes, success: 'clockTurned' })
