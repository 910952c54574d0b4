import { formatMoney } from '@kabuto/domain/shared'
import { Banner, Fees, Money, RefusalCard, useKitLocale } from '@kabuto/ui-kit'
import { CircleAlertIcon, LockIcon } from '@kabuto/ui-kit/icons'
import { useTranslation } from 'react-i18next'

/** Of the ledger of an order: held to the fees of the domain by a story. */
export const exampleCost = { price: '284600', fee: '275', stampDuty: '0', total: '284875' } as const

/** The minutes of the sell lock, after a purchase at 14:32. */
export const exampleLock = { time: '14:47', minutes: 15 } as const

export const exampleLimit = { yours: '3400', low: '2311.5', high: '3312' } as const

const nothing = (): void => undefined

const yen = (amount: string) => <Money value={amount} currency="JPY" masked={false} />

export function CostExhibit() {
  const { t } = useTranslation('joining')
  return (
    <Fees
      items={[
        { label: t('price'), tier: t('priceNote'), value: yen(exampleCost.price) },
        { label: t('fee'), tier: t('feeNote'), value: yen(exampleCost.fee) },
        { label: t('stampDuty'), tier: t('stampDutyNote'), value: yen(exampleCost.stampDuty) },
      ]}
      total={{ label: t('total'), value: yen(exampleCost.total) }}
    />
  )
}

export function LockExhibit() {
  const { t } = useTranslation('joining')
  return (
    <Banner tone="neutral" icon={LockIcon}>
      <b>{t('sellFrom', exampleLock)}</b> {t('sellWhy', exampleLock)}
    </Banner>
  )
}

export function RefusalExhibit() {
  const { t } = useTranslation('joining')
  const locale = useKitLocale()
  const price = (amount: string, decimals: number): string => formatMoney(amount, { currency: 'JPY', locale, decimals })
  const high = price(exampleLimit.high, 1)
  return (
    <RefusalCard
      exhibit
      tone="danger"
      icon={CircleAlertIcon}
      title={t('limitTitle')}
      facts={[
        { label: t('limitYours'), value: price(exampleLimit.yours, 1) },
        { label: t('limitRange'), value: t('limitRangeValue', { low: price(exampleLimit.low, 1), high }) },
      ]}
      fix={{ label: t('limitFix', { price: high }), onPress: nothing }}
    />
  )
}
