import type { WithdrawalState } from '@kabuto/domain/funds'
import { StatusBadge } from '@kabuto/ui-kit'
import { useTranslation } from 'react-i18next'
import { withdrawalStates } from './withdrawalStates.ts'

export function WithdrawalBadge({ state }: { state: WithdrawalState }) {
  const { t } = useTranslation('funds')
  const { tone, icon, word } = withdrawalStates[state]
  return (
    <StatusBadge tone={tone} icon={icon}>
      {t(word)}
    </StatusBadge>
  )
}
