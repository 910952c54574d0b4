import type { WithdrawalState } from '@kabuto/domain/funds'
import { BanIcon, CircleCheckIcon, CircleXIcon, HourglassIcon, type IconShape } from '@kabuto/ui-kit/icons'

/** DESIGN §9. */
export const recordStates = {
  pending: { icon: HourglassIcon, word: 'statePending' },
  passed: { icon: CircleCheckIcon, word: 'statePassed' },
  rejected: { icon: CircleXIcon, word: 'stateRejected' },
  cancelled: { icon: BanIcon, word: 'stateCancelled' },
} as const satisfies Record<WithdrawalState, { icon: IconShape; word: string }>
