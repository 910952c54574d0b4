import type { WithdrawalState } from '@kabuto/domain/funds'
import { toneOfState } from '@kabuto/domain/shared'
import { StatusBadge } from '@kabuto/ui-kit'
import { useTranslation } from 'react-i18next'
import { recordIcons } from './recordIcons.ts'

export function RecordBadge({ state }: { state: WithdrawalState }) {
  const { t } = useTranslation('records')
  return (
    <StatusBadge tone={toneOfState[state]} icon={recordIcons[state]}>
      {t(`state_${state}`)}
    </StatusBadge>
  )
}
