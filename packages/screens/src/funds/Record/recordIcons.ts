import type { WithdrawalState } from '@kabuto/domain/funds'
import { BanIcon, CircleCheckIcon, CircleXIcon, HourglassIcon, type IconShape } from '@kabuto/ui-kit/icons'

/** DESIGN §9. Its word is `records:state_passed` and its like. */
export const recordIcons: Record<WithdrawalState, IconShape> = {
  pending: HourglassIcon,
  passed: CircleCheckIcon,
  rejected: CircleXIcon,
  cancelled: BanIcon,
}
