import type { Amount, Instant } from '@kabuto/domain/shared'
import { closingFees, totalOf } from '@kabuto/domain/trading'
import { type KeyValue, Money, useOwnMoney } from '@kabuto/ui-kit'
import { useTranslation } from 'react-i18next'
import { useFees } from '../Order/useFees.tsx'

/** Shares that are bought for so much, as cash shares of Japan. */
type Bought = { value: Amount; quantity: number }

/** What selling all of it will cost, if its price is then what is paid now. */
export function useSellFee(bought: Bought | undefined, now: Instant): KeyValue {
  const { t } = useTranslation('offer')
  const ownMoney = useOwnMoney()
  const order = { market: 'jpy', side: 'long', leverage: 1 } as const
  const feeLines =
    bought && closingFees({ ...order, origin: 'continuous', quantity: bought.quantity }, bought.value, now)
  const [fee] = useFees(feeLines && { ...order, intent: 'close', feeLines })
  return {
    label: t('sellFee'),
    note: bought && fee && t('sellFeeNote', { amount: ownMoney(bought.value, { currency: 'JPY' }), tier: fee.tier }),
    value: <Money value={feeLines && totalOf(feeLines)} currency="JPY" />,
  }
}
