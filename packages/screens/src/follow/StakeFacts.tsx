import { lossLimitValue } from '@kabuto/domain/follow'
import { formatMoment, type Instant } from '@kabuto/domain/shared'
import { KeyValueList, Money, useKitLocale } from '@kabuto/ui-kit'
import { useTranslation } from 'react-i18next'
import type { Stake } from './managed.ts'

/** What was begun just now. */
export function StakeFacts({ stake, now }: { stake: Stake; now: Instant }) {
  const { t } = useTranslation('follow')
  const locale = useKitLocale()
  const { orderNumber, amount, lossLimit, startedAt, endsAt } = stake
  const at = (time: string): string => formatMoment(Date.parse(time), locale, { now })
  return (
    <KeyValueList
      items={[
        { label: t('orderNumber'), value: orderNumber, copy: orderNumber },
        {
          label: t('limitLine', { percent: lossLimit }),
          value: <Money value={lossLimitValue(amount, lossLimit)} currency="JPY" />,
        },
        { label: t('started'), value: at(startedAt) },
        { label: t('ends'), note: t('endsNote'), value: at(endsAt) },
      ]}
    />
  )
}
