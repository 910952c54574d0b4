import type { Quote } from '@kabuto/domain/market'
import type { Instant } from '@kabuto/domain/shared'
import { Change, type Live, Money, Row, Section, Skeleton, Stack, StatusBadge, Text } from '@kabuto/ui-kit'
import { BanIcon, ClockIcon } from '@kabuto/ui-kit/icons'
import { useTranslation } from 'react-i18next'
import { useSession } from '../../shared/MarketState/useSession.ts'
import { liveOf } from '../../shared/Stock/liveQuote.ts'
import { quoteTime } from '../../shared/Stock/quoteTime.ts'
import { standings } from '../../shared/Stock/standings.ts'
import type { HeadOfStock } from './stockData.ts'

type StockHeadProps = {
  stock: HeadOfStock
  live: Live<Quote>
  now: Instant
  /** The price is of now. */
  moves: boolean
  /** From when the price is, where no newer one has come. */
  stale: Instant | undefined
}

/** The price and its change as they move, and what the market does now. */
export function StockHead({ stock: { market, quote }, live, now, moves, stale }: StockHeadProps) {
  const { t } = useTranslation(['stock', 'shared'])
  const { session, tone } = useSession(market, now)
  const standing = standings[quote.state]
  const currency = market === 'usd' ? 'USD' : 'JPY'
  return (
    <Section ground="surface">
      <Row justify="between" gap="3">
        <Stack gap="1">
          <Text as="span" tone={moves ? 'primary' : 'secondary'}>
            <Money
              {...(moves ? { live: liveOf(live, ({ price }) => price) } : { value: quote.price })}
              currency={currency}
              decimals={quote.decimals}
              size="display"
              masked={false}
            />
          </Text>
          {moves && (
            <Change
              live={liveOf(live, ({ change, changePercent }) => ({ amount: change, percent: changePercent }))}
              decimals={quote.decimals}
            />
          )}
        </Stack>
        <Stack gap="1">
          {standing ? (
            <StatusBadge tone="neutral" icon={BanIcon}>
              {t(`shared:${standing}`)}
            </StatusBadge>
          ) : (
            <StatusBadge tone={tone === 'open' ? 'info' : 'neutral'} icon={ClockIcon}>
              {session}
            </StatusBadge>
          )}
          <Text look="caption" tone="secondary">
            {stale === undefined
              ? t('asOf', { time: quoteTime(live.get().at) })
              : t('shared:priceOf', { time: quoteTime(stale) })}
          </Text>
        </Stack>
      </Row>
    </Section>
  )
}

/** The same while it is on its way. */
export function StockHeadSkeleton() {
  return (
    <Section ground="surface">
      <Stack gap="1">
        <Money value={undefined} size="display" loading />
        <Skeleton shape="line" />
      </Stack>
    </Section>
  )
}
