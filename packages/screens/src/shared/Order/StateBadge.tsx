import { toneOfState } from '@kabuto/domain/shared'
import type { Position } from '@kabuto/domain/trading'
import { StatusBadge } from '@kabuto/ui-kit'
import { BanIcon, ChartPieIcon, CircleCheckIcon, HourglassIcon, type IconShape } from '@kabuto/ui-kit/icons'
import { useTranslation } from 'react-i18next'

const icons: Record<Position['state'], IconShape> = {
  pendingOrder: HourglassIcon,
  holding: ChartPieIcon,
  preparingToClose: HourglassIcon,
  sold: CircleCheckIcon,
  closed: CircleCheckIcon,
  cancelled: BanIcon,
}

/** The state of a position; an order that ended by itself was not cancelled by anybody. */
export function StateBadge({ position: { state, endedBy } }: { position: Pick<Position, 'state' | 'endedBy'> }) {
  const { t } = useTranslation('trading')
  const isExpired = state === 'cancelled' && endedBy !== undefined && endedBy !== 'member'
  return (
    <StatusBadge tone={toneOfState[state]} icon={icons[state]}>
      {t(isExpired ? 'state_expired' : `state_${state}`)}
    </StatusBadge>
  )
}
