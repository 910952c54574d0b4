import { type News, newsCategories, newsDetailCall } from '@kabuto/domain/home'
import { parseSymbol, type Stock } from '@kabuto/domain/market'
import { failed, loading, mapped, ready, refuse, valueOf } from '@kabuto/domain/shared'
import { type ArticlePart, NewsArticle, NewsScreen, type NewsTopic } from '@kabuto/screens/home'
import { useAtomValue, useSetAtom } from 'jotai'
import { useEffect } from 'react'
import { useSearchParams } from 'react-router-dom'
import { is } from 'valibot'
import { accountAtom, machineAtom } from '../shell/app.ts'
import { useMarketTime } from '../shell/clock.ts'
import { stocks } from '../shell/data/markets.ts'
import { unasked } from '../shell/data/unasked.ts'
import { useQuotes } from '../shell/data/useQuotes.ts'
import { useResources } from '../shell/data/useResources.ts'
import { useChosen } from '../shell/useChosen.ts'
import { article, news, newsPages } from './data.ts'
import { addNewsRead, newsReadBy } from './newsRead.ts'
import { useNamedStocks } from './useNamedStocks.ts'

const never = (): void => undefined

/** All news, those of a stock, or with `id` one article. */
export function NewsRoute() {
  const [query] = useSearchParams()
  const id = query.get('id')
  if (id === null) return <NewsList />
  return is(newsDetailCall.input, { id }) ? <KnownArticle id={id} /> : <NoArticle id={id} />
}

function topicOf(query: URLSearchParams): NewsTopic {
  const symbol = parseSymbol(query.get('symbol') ?? '')
  return {
    category: newsCategories.find((name) => name === query.get('category')),
    symbol: 'value' in symbol ? symbol.value : undefined,
  }
}

function NewsList() {
  const [topic, choose] = useChosen(topicOf)
  const { category, symbol } = topic
  const list = newsPages({ ...(category && { category }), ...(symbol !== undefined && { symbol }) })
  const { data, again } = useResources({ list })
  const more = useSetAtom(list.more)
  const rows = valueOf(data)?.list.rows ?? []
  const { lasting } = useAtomValue(machineAtom)
  const read = new Set(newsReadBy(lasting, useAtomValue(accountAtom)))
  return (
    <NewsScreen
      topic={topic}
      data={mapped(data, (parts) => parts.list)}
      stocks={useNamedStocks([...(symbol === undefined ? [] : [symbol]), ...rows.flatMap(({ symbols }) => symbols)])}
      isRead={(id) => read.has(id)}
      now={useMarketTime()}
      onTopic={choose}
      onMore={() => void more()}
      onRetry={() => void again()}
    />
  )
}

const noStocks = unasked<Stock[]>('no stock named', ready([]))
const noOthers = unasked<{ items: News[] }>('no stock named, no news', ready({ items: [] }))

function KnownArticle({ id }: { id: string }) {
  const { lasting } = useAtomValue(machineAtom)
  const account = useAtomValue(accountAtom)
  const told = useResources({ article: article({ id }) })
  const symbols = valueOf(told.data)?.article.symbols ?? []
  const [first] = symbols
  const named = useResources({ named: first === undefined ? noStocks : stocks({ symbols }) })
  const about = useResources({ about: first === undefined ? noOthers : news({ symbol: first }) })
  const isThere = told.data.state === 'ready'
  useEffect(() => {
    if (isThere) addNewsRead(lasting, account, id)
  }, [isThere, lasting, account, id])
  const reads: Record<ArticlePart, () => Promise<void>> = {
    article: told.again,
    stocks: named.again,
    others: about.again,
  }
  return (
    <NewsArticle
      article={mapped(told.data, (parts) => parts.article)}
      stocks={mapped(named.data, (parts) => parts.named)}
      others={mapped(about.data, (parts) => parts.about.items.filter((other) => other.id !== id))}
      now={useMarketTime()}
      quotes={useQuotes()}
      onRetry={(part) => void reads[part]()}
    />
  )
}

/** What can be nobody's id is not asked for. */
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
