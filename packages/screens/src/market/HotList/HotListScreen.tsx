import type { HotList, Stock } from '@kabuto/domain/market'
import { hrefTo } from '@kabuto/domain/paths'
import { formatLarge, type Instant, type Loadable, type Market, valueOf } from '@kabuto/domain/shared'
import { ListHead, NavAction, NavBar, Page, Section, Stack, Text, useKitLocale } from '@kabuto/ui-kit'
import { SearchIcon } from '@kabuto/ui-kit/icons'
import { useTranslation } from 'react-i18next'
import { MarketState } from '../../shared/MarketState/MarketState.tsx'
import type { LiveQuotes } from '../../shared/Stock/liveQuote.ts'
import { HotChips } from '../HotChips.tsx'
import { MarketChoice } from '../../shared/Stock/MarketChoice.tsx'
import type { ListedStocks } from '../marketData.ts'
import { StockRows } from '../StockRows.tsx'
import { recordTime } from '../../shared/recordTime.ts'

export type HotListChoice = { market: Market; hot: HotList }

type HotListScreenProps = HotListChoice & {
  now: Instant
  /** In the order of one instant. */
  stocks: Loadable<ListedStocks>
  /** Nothing before the stream is there. */
  quotes: LiveQuotes | undefined
  onChoose: (choice: HotListChoice) => void
  onMore: () => void
  onRetry: () => void
}

/** The newest price among so many is the time of the ranking. */
const FIRST_PAGE = 100

/** Keeps the line of the time until it is known, so that the list stays where it is. */
const LINE = '\u00A0'

/** What a list is ordered by, where that is not the change that each row shows anyway. */
const figures = {
  turnover: ({ quote }: Stock) => quote.turnover,
  volume: ({ quote }: Stock) => String(quote.volume),
  gainers: undefined,
  losers: undefined,
} as const satisfies Record<HotList, ((stock: Stock) => string) | undefined>

/** All stocks of a market by turnover, change or volume, ranked as they were when the list was opened. */
export function HotListScreen({ market, hot, now, stocks, quotes, onChoose, onMore, onRetry }: HotListScreenProps) {
  const { t } = useTranslation(['market', 'titles'])
  const locale = useKitLocale()
  const figureOf = figures[hot]
  const asideOf = (stock: Stock): string | undefined => {
    if (!figureOf) return undefined
    const text = formatLarge(figureOf(stock), locale)
    return hot === 'volume' ? t('sharesOf', { n: text }) : t(market === 'usd' ? 'dollarsOf' : 'yenOf', { n: text })
  }
  const first = valueOf(stocks)?.rows.slice(0, FIRST_PAGE)
  const ranked = first && first.length > 0 ? Math.max(...first.map(({ quote }) => Date.parse(quote.at))) : undefined
  return (
    <Page
      bleed
      nav={
        <NavBar
          title={t('titles:hotList')}
          back={{ href: hrefTo('quotes') }}
          actions={<NavAction icon={SearchIcon} label={t('titles:search')} href={hrefTo('search')} />}
        />
      }
    >
      <Section ground="surface">
        <MarketChoice market={market} onMarket={(chosen) => onChoose({ market: chosen, hot })} />
      </Section>
      <Stack gap="2">
        <HotChips hot={hot} onHot={(chosen) => onChoose({ market, hot: chosen })} />
        <Section>
          <Stack gap="1">
            <MarketState market={market} now={now} />
            {(ranked !== undefined || stocks.state === 'loading') && (
              <Text look="caption" tone="secondary">
                {ranked === undefined ? LINE : t('rankedAt', { time: recordTime(ranked, locale, now) })}
              </Text>
            )}
          </Stack>
        </Section>
        <div>
          <ListHead title={t(`${hot}First`)} note={t(figureOf ? 'figurePriceHead' : 'priceHead', { figure: t(hot) })} />
          <StockRows
            label={t(hot)}
            stocks={stocks}
            quotes={quotes}
            rowOf={(stock, at) => ({ rank: at + 1, aside: asideOf(stock) })}
            onMore={onMore}
            onRetry={onRetry}
          />
        </div>
      </Stack>
    </Page>
  )
}
