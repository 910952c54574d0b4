import { type News, newsDetailCall } from '@kabuto/domain/home'
import type { Stock } from '@kabuto/domain/market'
import { failed, loading, mapped, ready, refuse, valueOf } from '@kabuto/domain/shared'
import { type ArticlePart, NewsArticle } from '@kabuto/screens/home'
import { useAtomValue } from 'jotai'
import { useEffect } from 'react'
import { useSearchParams } from 'react-router-dom'
import { is } from 'valibot'
import { accountAtom, servicesAtom } from '../shell/app.ts'
import { useMarketTime } from '../shell/data/clock.ts'
import { stocks } from '../shell/data/markets.ts'
import { unasked } from '../shell/data/unasked.ts'
import { useQuotes } from '../shell/data/useQuotes.ts'
import { useResources } from '../shell/data/useResources.ts'
import { article, news } from './data.ts'
import { addNewsRead } from './newsRead.ts'

const never = (): void => undefined

/** One article; an invalid id is not requested. */
export function ArticleRoute() {
  const [query] = useSearchParams()
  const id = query.get('id') ?? ''
  return is(newsDetailCall.input, { id }) ? <KnownArticle id={id} /> : <NoArticle id={id} />
}

const noStocks = unasked<Stock[]>('no stock named', ready([]))
const noOthers = unasked<{ items: News[] }>('no stock named, no news', ready({ items: [] }))

function KnownArticle({ id }: { id: string }) {
  const { lasting } = useAtomValue(servicesAtom)
  const account = useAtomValue(accountAtom)
  const articleRead = useResources({ article: article({ id }) })
  const symbols = valueOf(articleRead.data)?.article.symbols ?? []
  const [first] = symbols
  const named = useResources({ named: first === undefined ? noStocks : stocks({ symbols }) })
  const about = useResources({ about: first === undefined ? noOthers : news({ symbol: first }) })
  const isThere = articleRead.data.state === 'ready'
  useEffect(() => {
    if (isThere) addNewsRead(lasting, account, id)
  }, [isThere, lasting, account, id])
  const reads: Record<ArticlePart, () => Promise<void>> = {
    article: articleRead.again,
    stocks: named.again,
    others: about.again,
  }
  return (
    <NewsArticle
      article={mapped(articleRead.data, (parts) => parts.article)}
      stocks={mapped(named.data, (parts) => parts.named)}
      others={mapped(about.data, (parts) => parts.about.items.filter((other) => other.id !== id))}
      now={useMarketTime()}
      quotes={useQuotes()}
      onRetry={(part) => void reads[part]()}
    />
  )
}

function NoArticle({ id }: { id: string }) {
  return (
    <NewsArticle
      article={failed(refuse('notFound', { what: id }))}
      stocks={loading()}
      others={loading()}
      now={useMarketTime()}
      quotes={undefined}
      onRetry={never}
    />
  )
}
