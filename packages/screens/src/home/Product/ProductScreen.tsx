import type { Member } from '@kabuto/domain/account'
import { hrefTo } from '@kabuto/domain/paths'
import { type Instant, loading, staleOf } from '@kabuto/domain/shared'
import { Button, bodyPart, List, ListRow, NavBar, Page, Section, SegmentedTabs, Skeleton } from '@kabuto/ui-kit'
import { useTranslation } from 'react-i18next'
import { AccountBanners } from '../../shared/AccountBanners.tsx'
import { Await } from '../../shared/Await.tsx'
import type { LiveQuotes } from '../../shared/Stock/liveQuote.ts'
import type { Watching } from '../../shared/Stock/WatchStar.tsx'
import { type ProductChoice, type ProductPart, type ProductParts, sessionOf } from './productData.ts'
import { ProductDetails } from './ProductDetails.tsx'
import { ProductSkeleton } from './ProductSkeleton.tsx'

/** Below the fold: rows of stocks come once the page is shown. */
const TradedStocks = bodyPart(async () => (await import('./TradedStocks.tsx')).TradedStocks)

type ProductScreenProps = {
  choice: ProductChoice
  parts: ProductParts
  /** Nothing while it is not known. */
  blocks: Member['blocks'] | undefined
  now: Instant
  /** Nothing before the stream is there. */
  quotes: LiveQuotes | undefined
  watching: Watching | undefined
  onChoose: (choice: ProductChoice) => void
  onRetry: (part: ProductPart) => void
}

const sessions = ['premarket', 'aftermarket'] as const

/** ETFs, and trading before and after the regular session: what it is and what it costs before what can be traded. */
export function ProductScreen(props: ProductScreenProps) {
  const { choice, parts, blocks, now, quotes, watching, onChoose, onRetry } = props
  const { t } = useTranslation('product')
  const { product, market } = choice
  const { page } = parts
  return (
    <Page bleed nav={<NavBar title={t(product === 'etf' ? 'etf' : 'hours')} back={{ href: hrefTo('home') }} />}>
      {product !== 'etf' && (
        <Section ground="surface">
          <SegmentedTabs
            label={t('which')}
            value={product}
            onChange={(chosen) => onChoose({ product: chosen, market })}
            options={sessions.map((value) => ({ value, label: t(value) }))}
          />
        </Section>
      )}
      {blocks && (blocks.frozen || blocks.tradeBarred) && (
        <Section>
          <AccountBanners blocks={blocks} margin={null} now={now} />
        </Section>
      )}
      <Await data={page} onRetry={() => onRetry('page')} skeleton={<ProductSkeleton />} bleed>
        {(read) => <ProductDetails page={read} now={now} />}
      </Await>
      <TradedStocks
        meanwhile={
          <Section>
            <Skeleton card shape="row" count={5} />
          </Section>
        }
        choice={choice}
        // Not before the content above them: it would move them away below a finger.
        stocks={page.state === 'loading' ? loading() : parts.stocks}
        blocks={blocks}
        now={now}
        quotes={quotes}
        watching={watching}
        onChoose={onChoose}
        onRetry={() => onRetry('stocks')}
        hushed={page.state === 'failed' || staleOf(page) !== undefined}
      />
      {!sessionOf[product] && (
        <Section title={t('ways')}>
          <List label={t('ways')} card>
            {sessions.map((value) => (
              <ListRow key={value} title={t(value)} href={hrefTo('product', { product: value })} />
            ))}
          </List>
        </Section>
      )}
      <Section>
        <Button kind="soft" href={hrefTo('search')}>
          {t('findStock')}
        </Button>
      </Section>
    </Page>
  )
}
