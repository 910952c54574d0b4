import type { Exchange } from '@kabuto/domain/funds'
import { type Instant, toneOfState } from '@kabuto/domain/shared'
import { KeyValueList, Money, StatusBadge, useKitLocale } from '@kabuto/ui-kit'
import { CircleCheckIcon } from '@kabuto/ui-kit/icons'
import { useTranslation } from 'react-i18next'
import { recordTime } from '../../shared/recordTime.ts'

const price = (value: string) => <Money value={value} currency="JPY" decimals={2} masked={false} />

/** Everything that is known about an exchange. All its times are the simulation's. */
export function ExchangeFacts({ record, now }: { record: Exchange; now?: Instant }) {
  const { t } = useTranslation('records')
  const locale = useKitLocale()
  const { from, to, amount, proceeds, rate, mid, difference, orderNumber, source, quotedAt, submittedAt } = record
  return (
    <KeyValueList
      items={[
        {
          label: t('recordState'),
          value: (
            <StatusBadge tone={toneOfState[record.state]} icon={CircleCheckIcon}>
              {t('stateDone')}
            </StatusBadge>
          ),
        },
        { label: t('recordNumber'), value: orderNumber, copy: orderNumber },
        { label: t('exchangePaid'), value: <Money value={amount} currency={from} /> },
        { label: t('exchangeReceived'), value: <Money value={proceeds} currency={to} /> },
        { label: t('exchangeMid'), value: price(mid) },
        { label: t('exchangeRate'), value: price(rate) },
        {
          label: t('exchangeSpread'),
          note: t('exchangeSpreadNote'),
          value: <Money value={difference} currency="JPY" />,
        },
        { label: t('recordFee'), note: t('exchangeFeeWhy'), value: <Money value="0" currency="JPY" masked={false} /> },
        { label: t('exchangeSource'), value: source },
        { label: t('exchangeQuoted'), value: t('simTime', { time: recordTime(quotedAt, locale, now) }) },
        { label: t('exchangeTime'), value: t('simTime', { time: recordTime(submittedAt, locale, now) }) },
      ]}
    />
  )
}
