import { type StateName, toneOfState } from '@kabuto/domain/shared'
import { StatusBadge } from '@kabuto/ui-kit'
import {
  BanIcon,
  CalendarIcon,
  CircleCheckIcon,
  CircleIcon,
  CirclePlayIcon,
  CircleXIcon,
  ClockIcon,
  HourglassIcon,
  type IconShape,
  ReceiptTextIcon,
  TicketIcon,
} from '@kabuto/ui-kit/icons'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'

// DESIGN §9.
const icons = {
  toBeSubscribed: CalendarIcon,
  subscribing: TicketIcon,
  ended: CircleIcon,
  awaitingDraw: HourglassIcon,
  won: CircleCheckIcon,
  notWon: CircleXIcon,
  paymentComplete: ReceiptTextIcon,
  abstained: BanIcon,
  unpaid: ClockIcon,
  cancelled: BanIcon,
  pending: HourglassIcon,
  passed: CircleCheckIcon,
  rejected: CircleXIcon,
  inProgress: CirclePlayIcon,
} as const satisfies Partial<Record<StateName, IconShape>>

type OfferStateName = keyof typeof icons

type OfferBadgeProps = {
  state: OfferStateName
  /** In place of the plain name of the state: how much was won. */
  children?: ReactNode
}

/** The state of an offer or an application. Winning looks like any other success. */
export function OfferBadge({ state, children }: OfferBadgeProps) {
  const { t } = useTranslation('offer')
  return (
    <StatusBadge tone={toneOfState[state]} icon={icons[state]}>
      {children ?? t(`state_${state}`)}
    </StatusBadge>
  )
}
