import type { WithdrawalState } from '@kabuto/domain/funds'
import { type Tone } from '@kabuto/ui-kit'
import { BanIcon, CircleCheckIcon, CircleXIcon, HourglassIcon, type IconShape } from '@kabuto/ui-kit/icons'

/** DESIGN §9. */
export const withdrawalStates = {
  pending: { tone: 'progress', icon: HourglassIcon, word: 'statePending' },
  passed: { tone: 'success', icon: CircleCheckIcon, word: 'statePassed' },
  rejected: { tone: 'danger', icon: CircleXIcon, word: 'stateRejected' },
  cancelled: { tone: 'neutral', icon: BanIcon, word: 'stateCancelled' },
} as const satisfies Record<WithdrawalState, { tone: Tone; icon: IconShape; word: string }>
