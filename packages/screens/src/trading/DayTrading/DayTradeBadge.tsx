import { toneOfState } from '@kabuto/domain/shared'
import type { DayTrade } from '@kabuto/domain/trading'
import { StatusBadge } from '@kabuto/ui-kit'
import { BanIcon, ChartPieIcon, CircleCheckIcon, HourglassIcon, type IconShape } from '@kabuto/ui-kit/icons'
import { useTranslation } from 'react-i18next'

const icons: Record<DayTrade['state'], IconShape> = {
  applied: HourglassIcon,
  open: ChartPieIcon,
  closed: CircleCheckIcon,
  refused: BanIcon,
}

/** The state of an application. */
export function DayTradeBadge({ state }: Pick<DayTrade, 'state'>) {
  const { t } = useTranslation('dayTrading')
  return (
    <StatusBadge tone={toneOfState[state]} icon={icons[state]}>
      {t(`state_${state}`)}
    </StatusBadge>
  )
}
