import { type Quote, type StockDetail, tickSize, tickTableAt } from '@kabuto/domain/market'
import { calendarOf, decimalsIn, formatMoney, type Instant, sessionAt } from '@kabuto/domain/shared'
import { Columns, KeyValueList, type Live, Money, Section, useKitLocale } from '@kabuto/ui-kit'
import { useTranslation } from 'react-i18next'
import { liveOf } from '../../shared/Stock/liveQuote.ts'

type StockFactsProps = { detail: StockDetail; live: Live<Quote>; now: Instant }

/** What the day has brought so far, as it moves, and how a price may move. */
export function StockFacts({ detail: { instrument, quote, base, limit }, live, now }: StockFactsProps) {
  const { t } = useTranslation('stock')
  const locale = useKitLocale()
  const { decimals } = quote
  const isDollars = instrument.market === 'usd'
  const currency = isDollars ? 'USD' : undefined
  const unit = isDollars ? 'USD' : 'JPY'
  const price = (value: unknown): string => formatMoney(value, { currency: unit, decimals, locale })
  const figure = (name: 'open' | 'high' | 'low' | 'ask' | 'bid' | 'previousClose') => ({
    label: t(name),
    value: <Money live={liveOf(live, (moved) => moved[name])} currency={currency} decimals={decimals} masked={false} />,
  })
  const { price: last } = live.get()
  const { day } = sessionAt(calendarOf[instrument.market], now)
  const tick = tickSize(last, tickTableAt(instrument, day))
  return (
    <Section title={t('today')} note={t('simulated')} ground="surface">
      <Columns>
        <KeyValueList items={[figure('open'), figure('high'), figure('low')]} />
        <KeyValueList items={[figure('previousClose'), figure('ask'), figure('bid')]} />
      </Columns>
      <KeyValueList
        items={[
          {
            label: t('volume'),
            value: (
              <>
                <Money live={liveOf(live, ({ volume }) => volume)} decimals={0} masked={false} />
                {t('shares')}
              </>
            ),
          },
          {
            label: t('turnover'),
            value: (
              <Money live={liveOf(live, ({ turnover }) => turnover)} currency={unit} decimals={0} masked={false} />
            ),
          },
          {
            label: t('limits'),
            value: limit
              ? t('limitsRange', {
                  low: formatMoney(limit.low, { decimals }),
                  high: formatMoney(limit.high, { decimals }),
                })
              : t('noLimits'),
            note: limit ? t('limitsBase', { base: price(base) }) : t('noLimitsNote'),
          },
          {
            label: t('tick'),
            value: formatMoney(tick, { currency: unit, decimals: decimalsIn(tick), locale }),
            note: t('tickNote'),
          },
          { label: t('unit'), value: t('sharesOf', { n: formatMoney(instrument.unit, { decimals: 0 }) }) },
        ]}
      />
    </Section>
  )
}
