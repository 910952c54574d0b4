import type { WithdrawalState } from '@kabuto/domain/funds'
import { toneOfState } from '@kabuto/domain/shared'
import { StatusBadge } from '@kabuto/ui-kit'
import { useTranslation } from 'react-i18next'
import { recordStates } from './recordStates.ts'

export function RecordBadge({ state }: { state: WithdrawalState }) {
  const { t } = useTranslation('records')
  const { icon, word } = recordStates[state]
  return (
    <StatusBadge tone={toneOfState[state]} icon={icon}>
      {t(word)}
    </StatusBadge>
  )
}
