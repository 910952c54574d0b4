import type { FundsSummary } from '@kabuto/domain/funds'
import { Money, Text } from '@kabuto/ui-kit'
import { useTranslation } from 'react-i18next'
import { DayChange } from '../../shared/DayChange.tsx'

/** All that one has, and how it has moved since yesterday. */
export function FundsHead({ funds }: { funds?: FundsSummary }) {
  const { t } = useTranslation('funds')
  return (
    <div>
      <Text look="sub" tone="secondary">
        {t('total')}
      </Text>
      <Money value={funds?.total} loading={funds === undefined} currency="JPY" size="display" />
      <DayChange label={t('dayChange')} funds={funds} />
    </div>
  )
}
