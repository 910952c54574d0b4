import type { Stock } from '@kabuto/domain/market'
import { hrefTo } from '@kabuto/domain/paths'
import { type Loadable, staleOf } from '@kabuto/domain/shared'
import {
  Button,
  Card,
  EmptyState,
  fetchedPart,
  Link,
  List,
  Row,
  Section,
  Stack,
  StockRowSkeleton,
  Text,
} from '@kabuto/ui-kit'
import { PlusIcon, StarIcon } from '@kabuto/ui-kit/icons'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Await } from '../../shared/Await.tsx'
import type { LiveQuotes } from '../../shared/Stock/liveQuote.ts'
import { QuotedStock } from '../../shared/Stock/QuotedStock.tsx'
import { useFetchedWhenIdle } from '../../shared/useFetchedWhenIdle.ts'

const Order = fetchedPart(async () => (await import('./WatchlistOrder.tsx')).WatchlistOrder)

type WatchlistProps = {
  watched: Loadable<readonly Stock[]>
  /** Nothing before the stream is there. */
  quotes: LiveQuotes | undefined
  onReorder: (symbols: readonly string[]) => void
  /** Nothing where it is not known what is watched. */
  onUnwatch: ((symbol: string) => void) | undefined
  onRetry: () => void
}

/** The stocks that a member watches in one market, in the order that they were put in. */
export function Watchlist({ watched, quotes, onReorder, onUnwatch, onRetry }: WatchlistProps) {
  const { t } = useTranslation(['market', 'shared', 'titles'])
  const [editing, setEditing] = useState(false)
  useFetchedWhenIdle(Order.fetch)
  const stale = staleOf(watched)?.since
  return (
    <Await data={watched} onRetry={onRetry} skeleton={<Skeletons />} bleed>
      {(stocks) =>
        stocks.length === 0 ? (
          <Section>
            <Card>
              <EmptyState
                icon={StarIcon}
                title={t('watchEmpty')}
                text={t('watchEmptyText')}
                action={{ label: t('addStock'), href: hrefTo('search') }}
              />
            </Card>
          </Section>
        ) : (
          <Stack gap="2">
            <Section>
              <Row justify="between">
                <Text look="sub" tone="secondary">
                  {t('watchCount', { n: stocks.length })}
                </Text>
                <Link onPress={() => setEditing(!editing)}>{t(editing ? 'editDone' : 'edit')}</Link>
              </Row>
            </Section>
            {editing ? (
              <Order meanwhile={<Skeletons />} stocks={stocks} onReorder={onReorder} onUnwatch={onUnwatch} />
            ) : (
              <List label={t('watchlist')}>
                {stocks.map((stock) => (
                  <QuotedStock
                    key={stock.symbol}
                    stock={stock}
                    quote={stock.quote}
                    quotes={quotes}
                    line={stock.line}
                    market={stock.section && t(`shared:${stock.section}`)}
                    stale={stale}
                  />
                ))}
              </List>
            )}
            <Section>
              <Button kind="line" href={hrefTo('search')} icon={PlusIcon}>
                {t('addStock')}
              </Button>
            </Section>
          </Stack>
        )
      }
    </Await>
  )
}

function Skeletons() {
  return (
    <List>
      <StockRowSkeleton count={4} />
    </List>
  )
}
