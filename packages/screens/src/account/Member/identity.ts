import type { Member } from '@kabuto/domain/account'
import { CircleDashedIcon, HourglassIcon, type IconShape, ShieldCheckIcon } from '@kabuto/ui-kit/icons'

type Look = { icon: IconShape; word: 'identityUnverified' | 'identityUnderReview' | 'identityVerified' }

/** How far the identity check is, in its badge. */
export const identityLooks: Record<Member['identity'], Look> = {
  unverified: { icon: CircleDashedIcon, word: 'identityUnverified' },
  underReview: { icon: HourglassIcon, word: 'identityUnderReview' },
  verified: { icon: ShieldCheckIcon, word: 'identityVerified' },
}
