import type { Raise } from '@kabuto/domain/offerings'
import { formatMoment, formatPercent, type Instant, tokyoTime } from '@kabuto/domain/shared'
import { saleOutcomes } from '@kabuto/domain/trading'
import { Article, Text, useKitLocale, useOwnMoney } from '@kabuto/ui-kit'
import { useTranslation } from 'react-i18next'
import { OfferPart } from '../../shared/Offer/OfferPart.tsx'
import { usePrice } from '../../shared/Offer/usePrice.ts'
import { sellableFrom } from './RaiseTold.tsx'

type RaiseOutcomesProps = { raise: Raise; shares: number; now: Instant }

/** What a sale would come to a tenth below, at and a tenth above the price: the loss first. */
export function RaiseOutcomes({ raise, shares, now }: RaiseOutcomesProps) {
  const { t } = useTranslation('raise')
  const locale = useKitLocale()
  const ownMoney = useOwnMoney()
  const priceOf = usePrice()
  const from = sellableFrom(raise)
  const outcomes = saleOutcomes({ price: raise.price, quantity: shares, day: tokyoTime(now).day })
  return (
    <OfferPart title={t('outcomes', { day: formatMoment(from, locale, { now }) })}>
      <Article
        blocks={[
          {
            kind: 'table',
            head: [t('outcomePrice'), t('outcomePercent'), t('outcomeProfit')],
            rows: outcomes.map(({ price, percent, profit }) => [
              priceOf(price),
              formatPercent(percent, { signed: true }),
              ownMoney(profit, { currency: 'JPY', signed: true }),
            ]),
          },
        ]}
      />
      <Text look="caption" tone="secondary" short>
        {t('outcomesText', { n: ownMoney(shares, { decimals: 0 }) })}
      </Text>
    </OfferPart>
  )
}
