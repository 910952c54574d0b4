import { nameIn } from '@kabuto/domain/market'
import { hrefTo } from '@kabuto/domain/paths'
import { formatMoment, formatMoney, type Instant, plus } from '@kabuto/domain/shared'
import { type DayTrade, feesByKind } from '@kabuto/domain/trading'
import { KeyValueList, Money, Text, useKitLocale, useOwnMoney } from '@kabuto/ui-kit'
import { useTranslation } from 'react-i18next'
import { Receipt } from '../../shared/Receipt.tsx'
import { recordTime } from '../../shared/recordTime.ts'
import { sideWords } from '../Order/sideWords.ts'
import { DayTradeBadge } from './DayTradeBadge.tsx'

const leads = { applied: 'doneApplied', open: 'doneOpen', closed: 'doneClosed', refused: 'doneRefused' } as const
const outcomes = {
  applied: 'doneAppliedText',
  open: 'doneOpenText',
  closed: 'doneClosedText',
  refused: 'doneClosedText',
} as const

const money = (amount: string) => <Money value={amount} currency="JPY" masked={false} />

/** What was ordered, its number, what it has cost, and until when it can be closed by hand. */
export function DayTradeReceipt({ trade, now }: { trade: DayTrade; now: Instant }) {
  const { t } = useTranslation(['dayTrading', 'order', 'shared'])
  const locale = useKitLocale()
  const ownMoney = useOwnMoney()
  const { state, reason, symbol, names, side, quantity, openPrice, decimals, feeLines, orderNumber, appliedAt } = trade
  const name = nameIn(names, locale)
  const shares = t('order:sharesOf', { n: ownMoney(quantity, { decimals: 0 }) })
  const closes = formatMoment(Date.parse(trade.closesAt), locale, { now })
  const opened = state === 'open'
  const ended = state === 'closed' || state === 'refused'
  const { purchase, stampDuty, service } = feesByKind(feeLines)
  return (
    <Receipt
      title={t('doneTitle')}
      lead={t(leads[state])}
      figure={
        <Text as="p" look="title2">
          {name} {shares}
        </Text>
      }
      outcome={state === 'refused' && reason ? t(`reason_${reason}`) : t(outcomes[state], { time: closes })}
      facts={
        <KeyValueList
          items={[
            { label: t('reference'), value: orderNumber, copy: orderNumber },
            { label: t('stock'), value: `${name}（${symbol}）` },
            { label: t('kind'), value: t('kindOf', { side: t(sideWords[side]) }) },
            { label: t('state'), value: <DayTradeBadge state={state} /> },
            ...(opened
              ? [
                  { label: t('openPrice'), value: formatMoney(openPrice, { currency: 'JPY', decimals, locale }) },
                  { label: t('order:feesTotal'), value: money(plus(purchase, stampDuty)) },
                  { label: t('interest'), note: t('interestNote'), value: money(service) },
                ]
              : []),
            { label: t('appliedAt'), value: t('shared:simTime', { time: recordTime(appliedAt, locale) }) },
            ...(ended ? [] : [{ label: t('closesLine'), value: t('shared:simTime', { time: closes }) }]),
          ]}
        />
      }
      back={
        opened
          ? { label: t('toOpen'), href: hrefTo('dayTrading', { tab: 'transaction' }) }
          : { label: t('toApplied'), href: hrefTo('dayTrading', { tab: 'alreadyApplied' }) }
      }
    />
  )
}
