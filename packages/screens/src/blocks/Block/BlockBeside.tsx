import type { BlockOffer } from '@kabuto/domain/blocks'
import { formatDay, formatMoney, type Instant, tokyoTime } from '@kabuto/domain/shared'
import { besideMarket, SELL_LOCK_MS } from '@kabuto/domain/trading'
import { Article, Text, useKitLocale, useOwnMoney } from '@kabuto/ui-kit'
import { useTranslation } from 'react-i18next'
import { OfferPart } from '../../shared/Offer/OfferPart.tsx'
import { sellableFrom } from '../sellableFrom.ts'
import { count, usePrice } from '../../shared/Offer/usePrice.ts'

type BlockBesideProps = {
  offer: BlockOffer
  /** As many as were typed; before that, the least that can be applied for. */
  shares: number | undefined
  now: Instant
}

const MINUTE_MS = 60_000

/** What the block costs beside the market, when each can be sold, and when the discount is gone. */
export function BlockBeside({ offer, shares, now }: BlockBesideProps) {
  const { t } = useTranslation(['blocks', 'offer'])
  const locale = useKitLocale()
  const ownMoney = useOwnMoney()
  const price = usePrice()
  const { minShares, lockedThrough, discountPercent } = offer
  const { block, market, less } = besideMarket(offer, shares ?? minShares, tokyoTime(now).day)
  const yen = (value: string): string =>
    shares === undefined ? formatMoney(value, { currency: 'JPY', locale }) : ownMoney(value, { currency: 'JPY' })
  const own = shares === undefined ? count(minShares) : ownMoney(shares, { decimals: 0 })
  return (
    <OfferPart title={t('beside')} note={t('shares', { n: own })}>
      <Article
        blocks={[
          {
            kind: 'table',
            head: ['', t('besideBlock'), t('besideMarket')],
            rows: [
              [t('besidePrice'), price(block.price), price(market.price)],
              [t('value'), yen(block.value), yen(market.value)],
              [t('fee'), yen(block.fee), yen(market.fee)],
              [t('besideTotal'), yen(block.total), yen(market.total)],
              [
                t('besideSellable'),
                t('offer:sellableFrom', { time: sellableFrom(lockedThrough, locale, now) }),
                t('besideMinutes', { minutes: SELL_LOCK_MS / MINUTE_MS }),
              ],
            ],
          },
        ]}
      />
      <Text look="caption" tone="secondary" short>
        {t('besideText', {
          less: yen(less),
          day: formatDay(lockedThrough, locale, { now }),
          percent: discountPercent,
        })}
      </Text>
    </OfferPart>
  )
}
