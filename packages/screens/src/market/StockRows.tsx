import type { Stock } from '@kabuto/domain/market'
import { type Loadable, staleOf } from '@kabuto/domain/shared'
import { Card, EmptyState, InfiniteList, List, Section, type StockRowProps, StockRowSkeleton } from '@kabuto/ui-kit'
import { ChartLineIcon } from '@kabuto/ui-kit/icons'
import { useTranslation } from 'react-i18next'
import { Await } from '../shared/Await.tsx'
import type { LiveQuotes } from '../shared/Stock/liveQuote.ts'
import { QuotedStock } from '../shared/Stock/QuotedStock.tsx'
import { type Watching, WatchStar } from '../shared/Stock/WatchStar.tsx'
import type { ListedStocks } from './marketData.ts'

/** Of a row of the kit, so that a list knows how many fill a screen before it has measured one. */
const ROW_HEIGHT = 64
/** Prices move while a finger scrolls thousands of rows (measured by bench/market). */
const PORTION = 4

type StockRowsProps = {
  label: string
  stocks: Loadable<ListedStocks>
  /** Nothing before the stream is there. */
  quotes: LiveQuotes | undefined
  watching?: Watching | undefined
  /** What a row says in place of the line of its day. */
  rowOf?: ((stock: Stock, at: number) => Pick<StockRowProps, 'aside' | 'rank'>) | undefined
  onMore: () => void
  onRetry: () => void
}

/** Stocks without an end, whose prices move. Their order is the one they were read in: only figures change. */
export function StockRows({ label, stocks, quotes, watching, rowOf, onMore, onRetry }: StockRowsProps) {
  const { t } = useTranslation(['market', 'shared'])
  const stale = staleOf(stocks)?.since
  return (
    <Await data={stocks} onRetry={onRetry} skeleton={<Skeletons />} bleed>
      {({ rows, next }) =>
        rows.length === 0 && next === 'end' ? (
          <Section>
            <Card>
              <EmptyState icon={ChartLineIcon} title={t('none')} />
            </Card>
          </Section>
        ) : (
          <InfiniteList
            label={label}
            rows={rows}
            rowKey={({ symbol }) => symbol}
            next={next}
            onMore={onMore}
            rowHeight={ROW_HEIGHT}
            portion={PORTION}
            skeleton={<StockRowSkeleton />}
          >
            {(stock, at) => (
              <QuotedStock
                {...rowOf?.(stock, at)}
                stock={stock}
                quote={stock.quote}
                quotes={quotes}
                line={rowOf ? undefined : stock.line}
                market={stock.section && t(`shared:${stock.section}`)}
                stale={stale}
                action={watching && <WatchStar stock={stock} watching={watching} />}
              />
            )}
          </InfiniteList>
        )
      }
    </Await>
  )
}

function Skeletons() {
  return (
    <List>
      <StockRowSkeleton count={8} />
    </List>
  )
}
