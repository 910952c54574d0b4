import type { Member } from '@kabuto/domain/account'
import type { StockDetail } from '@kabuto/domain/market'
import { hrefTo } from '@kabuto/domain/paths'
import { checkBlocks, type Instant, type Loadable, staleOf, valueOf } from '@kabuto/domain/shared'
import { checkListing } from '@kabuto/domain/trading'
import { Card, EmptyState, bodyPart, Page, Section, Skeleton, StaleFigures } from '@kabuto/ui-kit'
import { ChartLineIcon } from '@kabuto/ui-kit/icons'
import { useTranslation } from 'react-i18next'
import { AccountBanners } from '../../shared/AccountBanners.tsx'
import { Await } from '../../shared/Await.tsx'
import { liveQuote, type LiveQuotes } from '../../shared/Stock/liveQuote.ts'
import type { Watching } from '../../shared/Stock/WatchStar.tsx'
import { OrderBar } from './OrderBar.tsx'
import { StockBar } from './StockBar.tsx'
import type { ChartChoice, HeadOfStock, StockPart, StockParts } from './stockData.ts'
import { StockHead, StockHeadSkeleton } from './StockHead.tsx'

type StockScreenProps = {
  /** As the address has it. */
  symbol: string
  data: Loadable<StockDetail>
  /** From the list that led here: shown until all of it is there. */
  known?: HeadOfStock | undefined
  parts: StockParts
  /** Nothing while it is not known. */
  blocks: Member['blocks'] | undefined
  chart: ChartChoice
  now: Instant
  /** Nothing before the stream is there. */
  quotes: LiveQuotes | undefined
  watching: Watching | undefined
  onChart: (chart: ChartChoice) => void
  onOlder: () => void
  onPick: (price: string) => void
  onRetry: (part: StockPart | 'stock') => void
}

const Body = bodyPart(async () => {
  const { StockBody, fetchChartPanel } = await import('./bodyAndChart.ts')
  // A fetch that fails is tried again when the part is needed.
  fetchChartPanel().catch(() => undefined)
  return StockBody
})

/** One stock: its price, chart and book as they move, what it is, and what the member has of it. */
export function StockScreen(props: StockScreenProps) {
  const { data, symbol, known, blocks, now, quotes, watching, onRetry } = props
  const detail = valueOf(data)
  const head = detail ? { ...detail.instrument, quote: detail.quote } : data.state === 'loading' ? known : undefined
  if (!head) {
    const isMissing = data.state === 'failed' && data.refusal.code === 'notFound'
    return (
      <Page bleed nav={<StockBar />}>
        {isMissing ? (
          <Missing symbol={symbol} />
        ) : (
          <Await data={data} onRetry={() => onRetry('stock')} skeleton={<StockSkeleton />} bleed>
            {() => null}
          </Await>
        )}
      </Page>
    )
  }
  const live = liveQuote(quotes, head.quote)
  const stale = staleOf(data)?.since
  const moves = stale === undefined && head.quote.state === 'normal'
  const [refusal] = [
    ...(blocks ? checkBlocks(blocks, 'trade', now) : []),
    ...(detail ? checkListing(detail.instrument, now) : []),
  ]
  return (
    <StaleFigures value={stale !== undefined}>
      <Page
        bleed
        nav={<StockBar stock={head} live={live} moves={moves} watching={watching} />}
        bottom={detail && <OrderBar symbol={head.symbol} refusal={refusal} />}
      >
        <Await data={data} onRetry={() => onRetry('stock')} skeleton={null} bleed>
          {() => null}
        </Await>
        {blocks && (blocks.frozen || blocks.tradeBarred) && (
          <Section>
            <AccountBanners blocks={blocks} margin={null} now={now} />
          </Section>
        )}
        <StockHead stock={head} live={live} now={now} moves={moves} stale={stale} />
        {detail ? (
          <Body
            meanwhile={<BodySkeleton />}
            {...props}
            detail={detail}
            live={live}
            hushed={stale !== undefined}
            onPick={refusal ? undefined : props.onPick}
          />
        ) : (
          <BodySkeleton />
        )}
      </Page>
    </StaleFigures>
  )
}

function Missing({ symbol }: { symbol: string }) {
  const { t } = useTranslation('stock')
  return (
    <Section>
      <Card>
        <EmptyState
          icon={ChartLineIcon}
          title={t('missingTitle')}
          text={symbol === '' ? t('missingPlain') : t('missingText', { symbol })}
          action={{ label: t('search'), href: hrefTo('search') }}
        />
      </Card>
    </Section>
  )
}

function StockSkeleton() {
  return (
    <>
      <StockHeadSkeleton />
      <BodySkeleton />
    </>
  )
}

function BodySkeleton() {
  return (
    <Section ground="surface">
      <Skeleton shape="block" count={4} />
    </Section>
  )
}
