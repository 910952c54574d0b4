import { StatusBadge } from '@kabuto/ui-kit'
import { InfoIcon } from '@kabuto/ui-kit/icons'
import { useTranslation } from 'react-i18next'

/** Of a notice that everybody has to read, before and after. */
export function Important() {
  const { t } = useTranslation('shared')
  return (
    <StatusBadge tone="info" icon={InfoIcon}>
      {t('important')}
    </StatusBadge>
  )
}
