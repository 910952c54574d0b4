import { nameIn } from '@kabuto/domain/market'
import { hrefTo } from '@kabuto/domain/paths'
import type { Instant } from '@kabuto/domain/shared'
import { isHeld, type Position } from '@kabuto/domain/trading'
import { Button, type Cell, Columns, Money, PositionRow, Text, useKitLocale } from '@kabuto/ui-kit'
import { formatMoney } from '@kabuto/domain/shared'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { clockOf } from '../../shared/Order/clockOf.ts'
import { livePosition } from '../../shared/Order/livePosition.ts'
import { StateBadge } from '../../shared/Order/StateBadge.tsx'
import { useTags } from '../../shared/Order/useTags.ts'
import type { LiveQuotes } from '../../shared/Stock/liveQuote.ts'
import { quoteTime } from '../../shared/Stock/quoteTime.ts'
import { CancelOrder, type Cancelling } from '../CancelOrder.tsx'

type PositionItemProps = Cancelling & {
  position: Position
  now: Instant
  quotes: LiveQuotes | undefined
  /** From when the prices are, where no newer ones have come. */
  stale: Instant | undefined
  onReload: () => void
}

/** A holding, an order or an ended one, with what can be done about it now. */
export function PositionItem({ position, now, quotes, stale, onReload, ...cancelling }: PositionItemProps) {
  const { t } = useTranslation(['positions', 'trading'])
  const locale = useKitLocale()
  const tags = useTags()
  const { id, symbol, names, state, quantity, currency, lock, profit, profitPercent } = position
  const live = stale === undefined ? livePosition(quotes, position) : undefined
  const hasResult = isHeld(position) || state === 'sold' || state === 'closed'
  return (
    <PositionRow
      name={nameIn(names, locale)}
      code={symbol}
      tags={tags(position)}
      currency={currency}
      profit={hasResult ? profit : undefined}
      percent={hasResult ? profitPercent : undefined}
      live={live?.result}
      badge={state === 'holding' ? undefined : <StateBadge position={position} />}
      quantity={{
        label: t('trading:quantity'),
        text: t('trading:shares', { n: formatMoney(quantity, { decimals: 0 }) }),
      }}
      prices={usePrices(position, live?.price, stale)}
      lock={lock && state === 'holding' ? t('trading:unlocks', { time: clockOf(lock.until, locale, now) }) : undefined}
      href={hrefTo('position', { id })}
      actions={<Acts position={position} onReload={onReload} {...cancelling} />}
    />
  )
}

/** The price paid or ordered, and its value now or at closing. */
function usePrices(
  position: Position,
  live: NonNullable<ReturnType<typeof livePosition>>['price'] | undefined,
  stale: Instant | undefined,
): Cell[] {
  const { t } = useTranslation(['positions', 'trading'])
  const { currency, decimals, side, state, type, limitPrice, buyPrice, sellPrice, lastPrice, closing } = position
  const price = (value: unknown): ReactNode => (
    <Money value={value} currency={currency} decimals={decimals} masked={false} />
  )
  const asked = (kind: Position['type'], limit: string | null, label: string): Cell =>
    kind === 'limit' ? { label, value: price(limit) } : { label: t('orderPrice'), value: t('trading:market') }
  const cost: Cell = { label: t(side === 'long' ? 'cost' : 'costShort'), value: price(buyPrice) }
  const last: Cell = {
    label: stale === undefined ? t('trading:lastPrice') : t('priceAt', { time: quoteTime(stale) }),
    value:
      stale === undefined ? (
        <Money value={lastPrice} live={live} currency={currency} decimals={decimals} masked={false} />
      ) : (
        <Text as="span" look="sub" tone="secondary">
          {price(lastPrice)}
        </Text>
      ),
  }
  switch (state) {
    case 'pendingOrder':
      return [asked(type, limitPrice, t('limitPrice')), last]
    case 'cancelled':
      return [asked(type, limitPrice, t('limitPrice'))]
    case 'holding':
      return [cost, last]
    case 'preparingToClose':
      return [closing ? asked(closing.type, closing.price, t('closingLimit')) : cost, last]
    case 'sold':
      return [cost, { label: t('soldAt'), value: price(sellPrice) }]
    case 'closed':
      return [cost, { label: t('closedAt'), value: price(sellPrice) }]
  }
}

type ActsProps = Cancelling & { position: Position; onReload: () => void }

/** Side by side and alike: nothing is urged. */
function Acts({ position, ...cancelling }: ActsProps) {
  const { t } = useTranslation(['positions', 'trading'])
  const { id, symbol, side, state, origin } = position
  if (state === 'pendingOrder' || state === 'preparingToClose')
    return (
      <Columns>
        <Button kind="line" size="medium" href={hrefTo('position', { id })}>
          {t('details')}
        </Button>
        <CancelOrder position={position} {...cancelling} />
      </Columns>
    )
  if (state !== 'holding') return undefined
  const isLong = side === 'long'
  const more =
    origin === 'dayTrade'
      ? { label: t('details'), href: hrefTo('position', { id }) }
      : { label: t(isLong ? 'trading:addLong' : 'trading:addShort'), href: hrefTo('ticket', { symbol, side }) }
  return (
    <Columns>
      <Button kind="line" size="medium" href={more.href}>
        {more.label}
      </Button>
      <Button kind="line" size="medium" href={hrefTo('position', { id, close: '1' })}>
        {t(isLong ? 'trading:closeLong' : 'trading:closeShort')}
      </Button>
    </Columns>
  )
}
