import { nameIn } from '@kabuto/domain/market'
import type { Instant } from '@kabuto/domain/shared'
import { formatMoney } from '@kabuto/domain/shared'
import { isHeld, type Position, profitAfterClosing } from '@kabuto/domain/trading'
import {
  Cells,
  Change,
  type Live,
  Money,
  Row,
  Section,
  Stack,
  Tag,
  Text,
  useKitLocale,
  useOwnMoney,
} from '@kabuto/ui-kit'
import { useTranslation } from 'react-i18next'
import { livePosition, priceOf } from '../../shared/Order/livePosition.ts'
import { StateBadge } from '../../shared/Order/StateBadge.tsx'
import { useTags } from '../../shared/Order/useTags.ts'
import type { LiveQuotes } from '../../shared/Stock/liveQuote.ts'
import { quoteTime } from '../../shared/Stock/quoteTime.ts'

type PositionHeadProps = {
  position: Position
  now: Instant
  quotes: LiveQuotes | undefined
  /** From when the price is, where no newer one has come. */
  stale: Instant | undefined
}

/** What it is, its state, and the result so far. */
export function PositionHead({ position, now, quotes, stale }: PositionHeadProps) {
  const { t } = useTranslation(['position', 'trading'])
  const locale = useKitLocale()
  const ownMoney = useOwnMoney()
  const tags = useTags()
  const { symbol, names, currency, decimals, state, side, quantity, profit, profitPercent, lastPrice } = position
  const held = isHeld(position)
  const hasEnded = state === 'sold' || state === 'closed'
  const live = stale === undefined ? livePosition(quotes, position) : undefined
  const after: Live<unknown> | undefined = live && {
    get: () => profitAfterClosing(position, priceOf(position, quotes?.(symbol).get()), now),
    subscribe: live.price.subscribe,
  }
  const price = (value: unknown) => <Money value={value} currency={currency} decimals={decimals} masked={false} />
  return (
    <Section ground="surface">
      <Stack gap="3">
        <Stack gap="1">
          <Row justify="between">
            <Text as="h2" look="headline">
              {nameIn(names, locale)}{' '}
              <Text as="span" look="sub" tone="secondary">
                {symbol}
              </Text>
            </Text>
            <StateBadge position={position} />
          </Row>
          <Row gap="1">
            {tags(position, true).map(({ label, side: of }) => (
              <Tag key={label} side={of}>
                {label}
              </Tag>
            ))}
          </Row>
        </Stack>
        {(held || hasEnded) && (
          <div>
            <Text look="sub" tone="secondary">
              {t(held ? 'profit' : 'result')}
            </Text>
            <Row justify="between">
              <Money
                value={profit}
                live={live && { get: () => live.result.get().profit, subscribe: live.result.subscribe }}
                currency={currency}
                size="display"
                signed
                coloured
              />
              <Change percent={profitPercent} live={live?.result} size="medium" own />
            </Row>
            {held && (
              <Row justify="between">
                <Text look="caption" tone="secondary">
                  {t('afterClosing')}
                </Text>
                <Money
                  value={profitAfterClosing(position, lastPrice, now)}
                  live={after}
                  currency={currency}
                  signed
                  coloured
                />
              </Row>
            )}
          </div>
        )}
        <Cells
          cells={[
            { label: t('trading:quantity'), value: t('trading:shares', { n: ownMoney(quantity, { decimals: 0 }) }) },
            held || hasEnded
              ? { label: t(side === 'long' ? 'cost' : 'costShort'), value: price(position.buyPrice) }
              : {
                  label: position.type === 'limit' ? t('limitPrice') : t('trading:orderType'),
                  value: position.type === 'limit' ? price(position.limitPrice) : t('trading:market'),
                },
            hasEnded
              ? { label: t(state === 'sold' ? 'soldAt' : 'closedAt'), value: price(position.sellPrice) }
              : {
                  label: stale === undefined ? t('trading:lastPrice') : t('priceAt', { time: quoteTime(stale) }),
                  value:
                    stale === undefined ? (
                      <Money
                        value={lastPrice}
                        live={live?.price}
                        currency={currency}
                        decimals={decimals}
                        masked={false}
                      />
                    ) : (
                      <Text as="span" look="sub" tone="secondary">
                        {formatMoney(lastPrice, { currency, decimals, locale })}
                      </Text>
                    ),
                },
          ]}
        />
      </Stack>
    </Section>
  )
}
