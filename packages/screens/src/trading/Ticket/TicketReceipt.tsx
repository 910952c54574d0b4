import { marketOfSymbol, nameIn } from '@kabuto/domain/market'
import { hrefTo } from '@kabuto/domain/paths'
import { formatMoment, formatMoney, type Loadable, valueOf } from '@kabuto/domain/shared'
import { currencyOf, type Order, totalOf } from '@kabuto/domain/trading'
import { KeyValueList, Money, Text, useKitLocale } from '@kabuto/ui-kit'
import { useTranslation } from 'react-i18next'
import { Receipt } from '../../shared/Receipt.tsx'
import { recordTime } from '../../shared/recordTime.ts'
import type { OrderData } from '../Order/orderData.ts'
import { sideWords } from '../Order/sideWords.ts'

type TicketReceiptProps = { order: Order; data: Loadable<OrderData> }

/** What was ordered, its number, what is held for it and until when it waits. */
export function TicketReceipt({ order, data }: TicketReceiptProps) {
  const { t } = useTranslation(['ticket', 'order', 'shared'])
  const locale = useKitLocale()
  const known = valueOf(data)
  const currency = currencyOf(marketOfSymbol(order.symbol) ?? 'jpy')
  const count = (n: number): string => t('order:sharesOf', { n: formatMoney(n, { decimals: 0 }) })
  const until = formatMoment(Date.parse(order.expiresAt), locale, { now: known?.now })
  const left = order.quantity - order.filled
  const name = known ? nameIn(known.detail.instrument.names, locale) : order.symbol
  const [lead, outcome] =
    left === 0
      ? [t('doneFilled'), t('doneFilledText')]
      : order.filled === 0
        ? [t('doneWaiting'), t('doneWaitingText', { time: until })]
        : [t('donePart'), t('donePartText', { n: formatMoney(left, { decimals: 0 }), time: until })]
  return (
    <Receipt
      title={t('doneTitle')}
      lead={lead}
      figure={
        <Text as="p" look="title2">
          {name} {count(order.quantity)}
        </Text>
      }
      outcome={outcome}
      facts={
        <KeyValueList
          items={[
            { label: t('number'), value: order.orderNumber, copy: order.orderNumber },
            { label: t('stock'), value: `${name}（${order.symbol}）` },
            {
              label: t('kind'),
              value: t('kindOf', {
                side: t(sideWords[order.side]),
                type: t(`order:${order.type}`),
                times: t('order:times', { n: order.leverage }),
              }),
            },
            ...(order.price === null
              ? []
              : [
                  {
                    label: t('limitPrice'),
                    value: (
                      <Money value={order.price} currency={currency} masked={false} decimals={known?.quote.decimals} />
                    ),
                  },
                ]),
            { label: t('quantity'), value: count(order.quantity) },
            { label: t('filled'), value: count(order.filled) },
            { label: t('held'), value: <Money value={order.held} currency={currency} /> },
            {
              label: t('order:feesTotal'),
              value: <Money value={totalOf(order.feeLines)} currency={currency} masked={false} />,
            },
            { label: t('orderedAt'), value: t('shared:simTime', { time: recordTime(order.orderedAt, locale) }) },
            ...(left === 0 ? [] : [{ label: t('expiry'), value: t('shared:simTime', { time: until }) }]),
          ]}
        />
      }
      back={{ label: t('confirmingLeave'), href: hrefTo('positions') }}
    />
  )
}
