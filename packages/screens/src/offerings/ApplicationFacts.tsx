import { type Drawn, drawnPlace, type IpoApplication } from '@kabuto/domain/offerings'
import { formatMoney } from '@kabuto/domain/shared'
import { type KeyValue, KeyValueList, Money, useKitLocale } from '@kabuto/ui-kit'
import { useTranslation } from 'react-i18next'
import { useLots } from './useLots.ts'

type ApplicationFactsProps = { application: IpoApplication; drawn?: Drawn | null }

/** Everything that is known about an application for an IPO. */
export function ApplicationFacts({ application, drawn = null }: ApplicationFactsProps) {
  const { t } = useTranslation(['offerings', 'offer'])
  const locale = useKitLocale()
  const lotsOf = useLots()
  const { orderNumber, ticket, lotSize, lots, winningLots, paidLots, amountSubscribed, underwritingPrice } = application
  const place = drawn && drawnPlace(drawn, ticket)
  const row = (label: string, count: number | null): KeyValue[] =>
    count === null ? [] : [{ label, value: lotsOf({ lots: count, lotSize }) }]
  return (
    <KeyValueList
      items={[
        { label: t('offer:orderNumber'), value: orderNumber, copy: orderNumber },
        { label: t('price'), value: formatMoney(underwritingPrice, { currency: 'JPY', locale }) },
        { label: t('ticket'), value: String(ticket) },
        ...(place
          ? [{ label: t('place'), value: t('placeOf', { place: String(place.place), of: String(place.of) }) }]
          : []),
        ...row(t('asked'), lots),
        ...row(t('won'), winningLots),
        ...row(t('paidLots'), paidLots),
        ...(paidLots === null
          ? []
          : [{ label: t('paidAmount'), value: <Money value={amountSubscribed} currency="JPY" /> }]),
      ]}
    />
  )
}
