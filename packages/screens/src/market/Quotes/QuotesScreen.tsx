import { indexNames, type MarketIndex, type Stock } from '@kabuto/domain/market'
import { hrefTo } from '@kabuto/domain/paths'
import type { Instant, Loadable, Market } from '@kabuto/domain/shared'
import { Columns, Link, NavAction, NavBar, NavChoice, Page, Row, Section, SegmentedTabs, Stack } from '@kabuto/ui-kit'
import { SearchIcon, SlidersHorizontalIcon } from '@kabuto/ui-kit/icons'
import { useTranslation } from 'react-i18next'
import { AwaitPart } from '../../shared/AwaitPart.tsx'
import { MarketState } from '../../shared/MarketState/MarketState.tsx'
import { IndexRail } from '../../shared/Stock/IndexRail.tsx'
import type { LiveQuotes } from '../../shared/Stock/liveQuote.ts'
import type { Watching } from '../../shared/Stock/WatchStar.tsx'
import { HotChips } from '../HotChips.tsx'
import { MarketChoice } from '../../shared/Stock/MarketChoice.tsx'
import type { ListedStocks, StockOrder } from '../marketData.ts'
import { StockRows } from '../StockRows.tsx'
import { Watchlist } from './Watchlist.tsx'
import { sorts, sortWords, wordOf } from './sorts.ts'

/** All stocks of a market, or those that the member watches. */
export type QuotesView = 'stocks' | 'watch'

export type QuotesChoice = { market: Market; view: QuotesView; order: StockOrder }

/** What is read by itself and fails by itself. */
export type QuotesPart = 'indices' | 'stocks' | 'watched'

type QuotesScreenProps = QuotesChoice & {
  now: Instant
  indices: Loadable<readonly MarketIndex[]>
  stocks: Loadable<ListedStocks>
  /** In the member's own order. */
  watched: Loadable<readonly Stock[]>
  /** Nothing before the stream is there. */
  quotes: LiveQuotes | undefined
  watching: Watching | undefined
  onChoose: (choice: QuotesChoice) => void
  onMore: () => void
  onReorder: (symbols: readonly string[]) => void
  onRetry: (part: QuotesPart) => void
}

/** A market at a glance: its state, its two indices, and its stocks as their prices move. */
export function QuotesScreen(props: QuotesScreenProps) {
  const { market, view, order, now, indices, stocks, watched, quotes, watching, onChoose, onMore, onRetry } = props
  const { t } = useTranslation(['market', 'titles', 'shared'])
  const choice = { market, view, order }
  const names = indexNames.filter((name) => marketOf[name] === market)
  return (
    <Page
      bleed
      nav={
        <NavBar
          pair={[
            { label: t('titles:quotes'), href: hrefTo('quotes'), current: true },
            { label: t('titles:news'), href: hrefTo('news'), current: false },
          ]}
          actions={<NavAction icon={SearchIcon} label={t('titles:search')} href={hrefTo('search')} />}
        />
      }
    >
      <Section ground="surface">
        <Stack gap="2">
          <Columns first="wide">
            <SegmentedTabs
              label={t('views')}
              value={view}
              onChange={(chosen) => onChoose({ ...choice, view: chosen })}
              options={[
                { value: 'stocks', label: t('stocks') },
                { value: 'watch', label: t('watchlist') },
              ]}
            />
            <MarketChoice market={market} onMarket={(chosen) => onChoose({ ...choice, market: chosen })} />
          </Columns>
          <MarketState market={market} now={now} />
        </Stack>
      </Section>
      {view === 'watch' ? (
        <Watchlist
          watched={watched}
          quotes={quotes}
          onReorder={props.onReorder}
          onUnwatch={watching?.onWatch}
          onRetry={() => onRetry('watched')}
        />
      ) : (
        <>
          <Section>
            <AwaitPart
              data={indices}
              name={t('shared:indices')}
              onRetry={() => onRetry('indices')}
              skeleton={<IndexRail names={names} />}
            >
              {(read) => <IndexRail names={names} indices={read} />}
            </AwaitPart>
          </Section>
          <Stack gap="1">
            <Section>
              <Row justify="between">
                <Link href={hrefTo('hotList', { market, list: order.hot })}>{t('ranking')}</Link>
                <SortChoice order={order} onOrder={(chosen) => onChoose({ ...choice, order: chosen })} />
              </Row>
            </Section>
            {!order.sort && <HotChips hot={order.hot} onHot={(hot) => onChoose({ ...choice, order: { hot } })} />}
            <StockRows
              label={t('stocks')}
              stocks={stocks}
              quotes={quotes}
              watching={watching}
              onMore={onMore}
              onRetry={() => onRetry('stocks')}
            />
          </Stack>
        </>
      )}
    </Page>
  )
}

const marketOf = { nikkei225: 'jpy', topix: 'jpy', sp500: 'usd', dowJones: 'usd' } as const

function SortChoice({ order, onOrder }: { order: StockOrder; onOrder: (order: StockOrder) => void }) {
  const { t } = useTranslation('market')
  const { hot, sort } = order
  return (
    <NavChoice
      icon={SlidersHorizontalIcon}
      label={t('sort')}
      value={(sort && wordOf(sort)) ?? 'sortList'}
      onChange={(word) => onOrder(word === 'sortList' ? { hot } : { hot, sort: sorts[word] })}
      options={(['sortList', ...sortWords] as const).map((word) => ({ value: word, label: t(word) }))}
    />
  )
}
