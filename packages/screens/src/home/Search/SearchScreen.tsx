import type { Stock } from '@kabuto/domain/market'
import { hrefTo } from '@kabuto/domain/paths'
import { type Loadable, loading } from '@kabuto/domain/shared'
import { List, NavSearch, Page, Section, StockRowSkeleton } from '@kabuto/ui-kit'
import { useTranslation } from 'react-i18next'
import { Await } from '../../shared/Await.tsx'
import { Examples } from './Examples.tsx'
import { History } from './History.tsx'
import type { Watching } from '../../shared/Stock/WatchStar.tsx'
import { Hits, type SearchFound } from './Hits.tsx'

/** What is read by itself and fails by itself. */
export type SearchPart = 'found' | 'prices' | 'history'

type SearchScreenProps = {
  text: string
  onText: (text: string) => void
  /** Results of the text, or of the previous one while they load. */
  found: Loadable<SearchFound> | undefined
  history: Loadable<readonly Stock[]>
  watching: Watching | undefined
  onOpen: (symbol: string) => void
  onForget: (symbol?: string) => void
  onRetry: (part: SearchPart) => void
}

/** As much as the server takes. */
export const LONGEST_SEARCH = 200

/** A stock by its code, its name, kana or romaji; before anything is typed, those that were looked at last. */
export function SearchScreen({
  text,
  onText,
  found = loading(),
  history,
  watching,
  onOpen,
  onForget,
  onRetry,
}: SearchScreenProps) {
  const { t } = useTranslation(['search', 'titles'])
  const isTyped = text.trim() !== ''
  return (
    <Page
      bleed
      nav={
        <NavSearch
          title={t('titles:search')}
          value={text}
          onChange={onText}
          placeholder={t('searchHint')}
          maxLength={LONGEST_SEARCH}
          back={{ href: hrefTo('home') }}
        />
      }
    >
      {isTyped ? (
        <Await data={found} onRetry={() => onRetry('found')} skeleton={<StocksSkeleton count={8} />} bleed>
          {(hits) => (
            <Hits
              {...hits}
              watching={watching}
              onOpen={onOpen}
              onText={onText}
              onRetryPrices={() => onRetry('prices')}
            />
          )}
        </Await>
      ) : (
        <Await data={history} onRetry={() => onRetry('history')} skeleton={<StocksSkeleton count={3} />} bleed>
          {(stocks) =>
            stocks.length > 0 ? (
              <History stocks={stocks} onOpen={onOpen} onForget={onForget} />
            ) : (
              <Section title={t('examples')}>
                <Examples onText={onText} />
              </Section>
            )
          }
        </Await>
      )}
    </Page>
  )
}

function StocksSkeleton({ count }: { count: number }) {
  return (
    <List>
      <StockRowSkeleton count={count} />
    </List>
  )
}
