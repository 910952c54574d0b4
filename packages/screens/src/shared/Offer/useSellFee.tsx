import { type Amount, formatMoney, type Instant } from '@kabuto/domain/shared'
import { closingFees } from '@kabuto/domain/trading'
import { type KeyValue, useKitLocale } from '@kabuto/ui-kit'
import { useTranslation } from 'react-i18next'
import { useFees } from '../Order/useFees.tsx'

/** Shares that are bought for so much, as cash shares of Japan. */
type Bought = { value: Amount; quantity: number }

/** What selling all of it will cost, if its price is then what is paid now. */
export function useSellFee(bought: Bought | undefined, now: Instant): KeyValue {
  const { t } = useTranslation('offer')
  const locale = useKitLocale()
  const order = { market: 'jpy', side: 'long', leverage: 1 } as const
  const [fee] = useFees(
    bought && {
      ...order,
      intent: 'close',
      feeLines: closingFees({ ...order, origin: 'continuous', quantity: bought.quantity }, bought.value, now),
    },
  )
  return {
    label: t('sellFee'),
    note:
      bought &&
      fee &&
      t('sellFeeNote', { amount: formatMoney(bought.value, { currency: 'JPY', locale }), tier: fee.tier }),
    value: fee?.value,
  }
}
