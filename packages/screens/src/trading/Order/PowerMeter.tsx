import { isAbove, minus } from '@kabuto/domain/shared'
import { currencyOf, type WeighedOrder } from '@kabuto/domain/trading'
import { LimitMeter, useOwnMoney } from '@kabuto/ui-kit'
import { useTranslation } from 'react-i18next'
import type { OrderData } from './orderData.ts'

type PowerMeterProps = { data: OrderData; weighed: WeighedOrder }

/** How much of the buying power the order takes; and by how much it is over. */
export function PowerMeter({ data, weighed: { preview } }: PowerMeterProps) {
  const { t } = useTranslation('ticket')
  const ownMoney = useOwnMoney()
  const currency = currencyOf(data.detail.instrument.market)
  const { available } = data.funds.cash
  const total = preview?.total ?? '0'
  const share = Number(available) > 0 ? Number(total) / Number(available) : total === '0' ? 0 : 1
  const over = isAbove(total, available)
  return (
    <LimitMeter
      limit={t('power', { amount: ownMoney(available, { currency }) })}
      used={t('used', { percent: ownMoney(share * 100, { decimals: 1 }) })}
      share={share}
      over={over ? t('over', { amount: ownMoney(minus(total, available), { currency }) }) : undefined}
    />
  )
}
