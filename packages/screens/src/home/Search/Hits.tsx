import { matchedPart, type Quote, type SearchHit } from '@kabuto/domain/market'
import { type Loadable, staleOf, valueOf } from '@kabuto/domain/shared'
import { Card, EmptyState, List, ListHead, Section, Stack, StaleFigures } from '@kabuto/ui-kit'
import { SearchIcon } from '@kabuto/ui-kit/icons'
import { useTranslation } from 'react-i18next'
import { AwaitPart } from '../../shared/AwaitPart.tsx'
import { Examples } from './Examples.tsx'
import type { Watching } from '../../shared/Stock/WatchStar.tsx'
import { HitRow } from './HitRow.tsx'

/** What was found for a text, and the prices of it, which come after. */
export type SearchFound = { text: string; hits: readonly SearchHit[]; prices: Loadable<readonly Quote[]> }

/** The most that the server returns. */
const MOST = 50

type HitsProps = SearchFound & {
  watching: Watching | undefined
  onOpen: (symbol: string) => void
  onText: (text: string) => void
  onRetryPrices: () => void
}

export function Hits({ text, hits, prices, watching, onOpen, onText, onRetryPrices }: HitsProps) {
  const { t } = useTranslation('search')
  if (hits.length === 0) {
    return (
      <Section>
        <Stack gap="3">
          <Card>
            <EmptyState icon={SearchIcon} title={t('noHit')} text={t('noHitText')} />
          </Card>
          <Examples onText={onText} />
        </Stack>
      </Section>
    )
  }
  const isStale = staleOf(prices) !== undefined
  const quotes = new Map(valueOf(prices)?.map((quote) => [quote.symbol, quote]))
  const near = hits.filter((hit) => matchedPart(hit, text)?.near === true)
  const exact = hits.filter((hit) => !near.includes(hit))
  const found = hits.length < MOST ? t('found', { text, n: exact.length }) : t('foundMost', { text, n: MOST })

  function list(label: string, rows: readonly SearchHit[]) {
    return (
      <List label={label}>
        {rows.map((hit) => (
          <HitRow
            key={hit.symbol}
            hit={hit}
            text={text}
            quote={quotes.get(hit.symbol)}
            loading={prices.state === 'loading'}
            watching={watching}
            onOpen={onOpen}
          />
        ))}
      </List>
    )
  }

  return (
    <>
      {(prices.state === 'failed' || isStale) && (
        <Section>
          <AwaitPart data={prices} name={t('prices')} onRetry={onRetryPrices} skeleton={null}>
            {() => null}
          </AwaitPart>
        </Section>
      )}
      <StaleFigures value={isStale}>
        {exact.length > 0 && (
          <>
            <ListHead title={found} note={t('priceHead')} />
            {list(t('hits'), exact)}
          </>
        )}
        {near.length > 0 && (
          <>
            <ListHead
              title={exact.length > 0 ? t('near') : t('onlyNear', { text })}
              note={exact.length > 0 ? undefined : t('priceHead')}
            />
            {list(t('near'), near)}
          </>
        )}
      </StaleFigures>
    </>
  )
}
