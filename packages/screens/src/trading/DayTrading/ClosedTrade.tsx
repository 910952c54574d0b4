import { hrefTo } from '@kabuto/domain/paths'
import { formatMoney, plus } from '@kabuto/domain/shared'
import { type DayTrade, totalOf } from '@kabuto/domain/trading'
import { Button, Card, Fees, KeyValueList, Money, Stack, Totals, useKitLocale, useOwnMoney } from '@kabuto/ui-kit'
import { useTranslation } from 'react-i18next'
import { useFees } from '../../shared/Order/useFees.tsx'
import { recordTime } from '../../shared/recordTime.ts'
import { closerOf } from './closerOf.ts'
import { TradeHead } from './TradeHead.tsx'

/** One that was closed: when and by whom, what the price brought, and every cost with its rule. */
export function ClosedTrade({ trade }: { trade: DayTrade }) {
  const { t } = useTranslation(['dayTrading', 'order', 'trading', 'shared'])
  const locale = useKitLocale()
  const ownMoney = useOwnMoney()
  const { id, side, quantity, openPrice, closePrice, openedAt, closedAt, feeLines, profit, decimals } = trade
  const costs = totalOf(feeLines)
  // A stamp duty is listed once, however often it was zero.
  const lines = feeLines.filter(
    ({ rule }, at) => rule !== 'stampDuty' || feeLines.findIndex((line) => line.rule === rule) === at,
  )
  const fees = useFees({ market: 'jpy', side, leverage: 1, intent: 'close', origin: 'dayTrade', feeLines: lines })
  const price = (value: string | null): string => formatMoney(value, { currency: 'JPY', decimals, locale })
  const time = (at: string | null): string | undefined =>
    at === null ? undefined : t('shared:simTime', { time: recordTime(at, locale) })
  return (
    <Card>
      <Stack gap="3">
        <TradeHead trade={trade} />
        <KeyValueList
          items={[
            { label: t('closedBy'), value: t(closerOf(trade)), tone: 'strong' },
            { label: t('closedAt'), value: time(closedAt) },
            { label: t('openedAt'), value: time(openedAt) },
            {
              label: t('trading:quantity'),
              value: t('trading:shares', { n: ownMoney(quantity, { decimals: 0 }) }),
            },
            { label: t('openPrice'), value: price(openPrice) },
            { label: t('closePrice'), value: price(closePrice) },
            { label: t('gross'), value: <Money value={plus(profit, costs)} currency="JPY" signed coloured /> },
          ]}
        />
        <Fees
          items={fees}
          total={{ label: t('order:feesTotal'), value: <Money value={costs} currency="JPY" masked={false} /> }}
        />
        <Totals
          total={{ label: t('result'), value: <Money value={profit} currency="JPY" signed coloured /> }}
          after={[{ label: t('reference'), value: trade.orderNumber, copy: trade.orderNumber }]}
        />
        <Button kind="line" size="medium" href={hrefTo('position', { id })}>
          {t('details')}
        </Button>
      </Stack>
    </Card>
  )
}
