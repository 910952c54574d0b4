import { nameIn } from '@kabuto/domain/market'
import { hrefTo } from '@kabuto/domain/paths'
import { formatMoment, formatMoney, type Instant } from '@kabuto/domain/shared'
import { type Order, type Position, totalOf } from '@kabuto/domain/trading'
import { Button, KeyValueList, Money, Text, useKitLocale, useOwnMoney } from '@kabuto/ui-kit'
import { useTranslation } from 'react-i18next'
import { StateBadge } from '../../shared/Order/StateBadge.tsx'
import { Receipt } from '../../shared/Receipt.tsx'
import { recordTime } from '../../shared/recordTime.ts'

type SaleReceiptProps = { order: Order; position: Position; now: Instant }

/** The order, its state by now, and where to go next. */
export function SaleReceipt({ order, position, now }: SaleReceiptProps) {
  const { t } = useTranslation(['position', 'trading', 'order'])
  const locale = useKitLocale()
  const ownMoney = useOwnMoney()
  const { currency, decimals, names, symbol } = position
  const { quantity, filled, orderNumber, side } = order
  const shares = (count: number): string => t('trading:shares', { n: ownMoney(count, { decimals: 0 }) })
  const isFilled = filled === quantity
  const lead = isFilled ? (side === 'long' ? 'doneFilled' : 'doneFilledShort') : filled > 0 ? 'donePart' : 'doneWaiting'
  return (
    <Receipt
      title={t('doneTitle')}
      lead={t(lead)}
      figure={
        <Text look="title2">
          {nameIn(names, locale)} {shares(quantity)}
        </Text>
      }
      outcome={
        isFilled
          ? t('doneFilledText')
          : t('doneWaitingText', { time: formatMoment(Date.parse(order.expiresAt), locale, { now }) })
      }
      facts={
        <KeyValueList
          items={[
            { label: t('reference'), value: orderNumber, copy: orderNumber },
            { label: t('state'), value: <StateBadge position={order} /> },
            { label: t('stock'), value: symbol },
            {
              label: t('trading:orderType'),
              value:
                order.price === null
                  ? t('trading:market')
                  : `${t('trading:limit')} ${formatMoney(order.price, { currency, decimals, locale })}`,
            },
            { label: t('trading:quantity'), value: shares(quantity) },
            { label: t('filled'), value: shares(filled) },
            {
              label: t('order:feesTotal'),
              value: <Money value={totalOf(order.feeLines)} currency={currency} masked={false} />,
            },
            { label: t('orderedAt'), value: t('simulated', { time: recordTime(order.orderedAt, locale) }) },
          ]}
        />
      }
      back={{ label: t('toPositions'), href: hrefTo('positions') }}
    >
      {/* A part has become a record of its own; the whole is already shown at this address. */}
      {order.positionId !== position.id && (
        <Button kind="line" size="medium" href={hrefTo('position', { id: order.positionId })}>
          {t('openPart')}
        </Button>
      )}
    </Receipt>
  )
}
