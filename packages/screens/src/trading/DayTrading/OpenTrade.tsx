import { nameIn } from '@kabuto/domain/market'
import { hrefTo } from '@kabuto/domain/paths'
import { type Amount, formatMoney, type Instant } from '@kabuto/domain/shared'
import { type DayTrade, dayTradeResult } from '@kabuto/domain/trading'
import { Button, Columns, type Live, Money, PositionRow, type PositionResult, useKitLocale } from '@kabuto/ui-kit'
import { useTranslation } from 'react-i18next'
import { clockOf } from '../../shared/Order/clockOf.ts'
import { priceOf } from '../../shared/Order/livePosition.ts'
import type { LiveQuotes } from '../../shared/Stock/liveQuote.ts'
import { quoteTime } from '../../shared/Stock/quoteTime.ts'
import { useTradeTags } from './useTradeTags.ts'

type OpenTradeProps = {
  trade: DayTrade
  now: Instant
  quotes: LiveQuotes | undefined
  /** From when the prices are, where no newer ones have come. */
  stale: Instant | undefined
}

type Moving = { result: Live<PositionResult>; price: Live<Amount> }

/** Profit and price as they move; nothing where no newer price comes. */
function movingOf(trade: DayTrade, quotes: LiveQuotes | undefined): Moving | undefined {
  if (!quotes) return undefined
  const { get, subscribe } = quotes(trade.symbol)
  const price = (): Amount => priceOf(trade, get())
  return {
    result: {
      get() {
        const { profit, profitPercent } = dayTradeResult(trade, price())
        return { profit, percent: profitPercent }
      },
      subscribe,
    },
    price: { get: price, subscribe },
  }
}

/** One that is open: what it brings now, when it closes by itself, and the way to close it. */
export function OpenTrade({ trade, now, quotes, stale }: OpenTradeProps) {
  const { t } = useTranslation(['dayTrading', 'trading'])
  const locale = useKitLocale()
  const tags = useTradeTags()
  const { id, symbol, names, side, quantity, openPrice, lastPrice, decimals, profit, closesAt } = trade
  const moving = stale === undefined ? movingOf(trade, quotes) : undefined
  const money = (value: unknown, live?: Live<Amount>) => (
    <Money value={value} live={live} currency="JPY" decimals={decimals} masked={false} />
  )
  return (
    <PositionRow
      name={nameIn(names, locale)}
      code={symbol}
      tags={tags(trade)}
      currency="JPY"
      profit={profit}
      percent={dayTradeResult(trade, lastPrice).profitPercent}
      live={moving?.result}
      quantity={{
        label: t('trading:quantity'),
        text: t('trading:shares', { n: formatMoney(quantity, { decimals: 0 }) }),
      }}
      prices={[
        { label: t('openPrice'), value: money(openPrice) },
        {
          label: stale === undefined ? t('trading:lastPrice') : t('priceAt', { time: quoteTime(stale) }),
          value: money(lastPrice, moving?.price),
        },
      ]}
      lock={t('closesBy', { time: clockOf(closesAt, locale, now) })}
      href={hrefTo('position', { id })}
      actions={
        <Columns>
          <Button kind="line" size="medium" href={hrefTo('position', { id })}>
            {t('details')}
          </Button>
          <Button kind="line" size="medium" href={hrefTo('position', { id, close: '1' })}>
            {t(side === 'long' ? 'trading:closeLong' : 'trading:closeShort')}
          </Button>
        </Columns>
      }
    />
  )
}
