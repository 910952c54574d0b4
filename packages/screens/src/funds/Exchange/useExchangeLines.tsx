import type { Exchanged, Rate } from '@kabuto/domain/funds'
import { type Currency, formatMoney } from '@kabuto/domain/shared'
import { type KeyValue, Money, useKitLocale } from '@kabuto/ui-kit'
import { useTranslation } from 'react-i18next'
import { rateFor } from './exchangeData.ts'

const rateDecimals = 2

function price(value: string | undefined) {
  return <Money value={value} currency="JPY" decimals={rateDecimals} masked={false} />
}

/** What an exchange costs: middle, our rate, the difference in yen, and no other fee. */
export function useExchangeLines(from: Currency, rate: Rate, preview: Exchanged | undefined): KeyValue[] {
  const { t } = useTranslation('exchange')
  const locale = useKitLocale()
  return [
    { label: t('mid'), note: t('midNote'), value: price(rate.mid) },
    { label: t('rate'), value: price(rateFor(from, rate)), tone: 'strong' },
    {
      label: t('spread'),
      note: t('spreadNote', { spread: formatMoney(rate.spread, { currency: 'JPY', locale, decimals: rateDecimals }) }),
      value: <Money value={preview?.difference} currency="JPY" masked={false} />,
    },
    { label: t('fee'), note: t('feeWhy'), value: <Money value="0" currency="JPY" masked={false} /> },
  ]
}
