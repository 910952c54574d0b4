import { dividendYield, type Quote, type StockDetail, yearlyDividend } from '@kabuto/domain/market'
import {
  calendarOf,
  formatDay,
  formatPercent,
  type Instant,
  type Loadable,
  sessionAt,
  sum,
} from '@kabuto/domain/shared'
import type { Dividend } from '@kabuto/domain/trading'
import { Card, KeyValueList, type Live, Money, Section, Skeleton, Stack, Text, useKitLocale } from '@kabuto/ui-kit'
import { useTranslation } from 'react-i18next'
import { AwaitPart, type AwaitPartProps } from '../../shared/AwaitPart.tsx'

type DividendsProps = Pick<AwaitPartProps<never>, 'onRetry' | 'hushed'> & {
  detail: StockDetail
  quote: Live<Quote>
  now: Instant
  /** The member's own. */
  own: Loadable<readonly Dividend[]>
}

/** What a share brings and when, and what the member has got of it. */
export function Dividends({ detail: { instrument, dividends }, quote, now, own, ...part }: DividendsProps) {
  const { t } = useTranslation('stock')
  const locale = useKitLocale()
  const day = (date: string): string => formatDay(date, locale, { year: true })
  const isDollars = instrument.market === 'usd'
  const currency = isDollars ? 'USD' : 'JPY'
  const { day: today } = sessionAt(calendarOf[instrument.market], now)
  const perShare = (value: string) => <Money value={value} currency={currency} masked={false} />
  return (
    <Section title={t('dividends')} note={t('perShare')}>
      <Card>
        {dividends.length === 0 ? (
          <Text look="sub" tone="secondary">
            {t('noDividends')}
          </Text>
        ) : (
          <Stack gap="2">
            <KeyValueList
              items={[
                ...dividends.map(({ exDay, payDay, perShare: value, state }) => ({
                  label: t('exDay', { day: day(exDay) }),
                  note: t(state === 'paid' ? 'payPaid' : 'payForecast', { day: day(payDay) }),
                  value: perShare(value),
                })),
                { label: t('yearly'), value: perShare(yearlyDividend(dividends, today)), tone: 'strong' as const },
                {
                  label: t('yieldOf'),
                  note: t('yieldNote'),
                  value: formatPercent(dividendYield(dividends, today, quote.get().price)),
                },
              ]}
            />
            <AwaitPart data={own} name={t('received')} {...part} skeleton={<Skeleton shape="line" count={2} />}>
              {(all) => <Received all={all} currency={currency} />}
            </AwaitPart>
          </Stack>
        )}
      </Card>
    </Section>
  )
}

/** Shares sold short pay the dividend: payments are not netted against receipts. */
function Received({ all, currency }: { all: readonly Dividend[]; currency: 'JPY' | 'USD' }) {
  const { t } = useTranslation('stock')
  const line = (label: 'received' | 'paidShort' | 'due' | 'toPayShort') => {
    const amounts = all.filter((each) => label === lineOf(each)).map(({ amount }) => amount)
    return amounts.length > 0 ? [{ label: t(label), value: <Money value={sum(amounts)} currency={currency} /> }] : []
  }
  return all.length === 0 ? (
    <Text look="caption" tone="secondary">
      {t('noneReceived')}
    </Text>
  ) : (
    <KeyValueList items={[...line('received'), ...line('paidShort'), ...line('due'), ...line('toPayShort')]} />
  )
}

function lineOf({ side, state }: Dividend): 'received' | 'paidShort' | 'due' | 'toPayShort' {
  if (state === 'paid') return side === 'long' ? 'received' : 'paidShort'
  return side === 'long' ? 'due' : 'toPayShort'
}
