import { formatMoney, type Market } from '@kabuto/domain/shared'
import { currencyOf, type FeeLine, feesByKind } from '@kabuto/domain/trading'
import { useKitLocale } from '@kabuto/ui-kit'
import { useTranslation } from 'react-i18next'

/** The fees of an order in one line, those of nothing too. */
export function useFeeSums(feeLines: readonly FeeLine[] | undefined, market: Market): string | undefined {
  const { t } = useTranslation('order')
  const locale = useKitLocale()
  if (!feeLines) return undefined
  const { purchase, stampDuty, service } = feesByKind(feeLines)
  const money = (amount: string): string => formatMoney(amount, { currency: currencyOf(market), locale })
  return t('feeSums', { purchase: money(purchase), duty: money(stampDuty), service: money(service) })
}
