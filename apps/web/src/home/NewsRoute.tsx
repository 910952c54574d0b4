import { newsCategories } from '@kabuto/domain/home'
import { parseSymbol } from '@kabuto/domain/market'
import { mapped, valueOf } from '@kabuto/domain/shared'
import { NewsScreen, type NewsTopic } from '@kabuto/screens/home'
import { useAtomValue, useSetAtom } from 'jotai'
import { useSearchParams } from 'react-router-dom'
import { accountAtom, servicesAtom } from '../shell/app.ts'
import { useMarketTime } from '../shell/data/clock.ts'
import { useResources } from '../shell/data/useResources.ts'
import { screenChunk } from '../shell/pages/screenChunk.tsx'
import { useChosen } from '../shell/pages/useChosen.ts'
import { newsPages } from './data.ts'
import { newsReadBy } from './newsRead.ts'
import { useNamedStocks } from './useNamedStocks.ts'

/** Fetched when one is opened: the list of news needs no article yet. */
const Article = screenChunk({ words: ['shared', 'titles', 'news'], load: () => import('./ArticleRoute.tsx') })

/** All news, those of a stock, or with `id` one article. */
export function NewsRoute() {
  const [query] = useSearchParams()
  const id = query.get('id')
  if (id === null) return <NewsList />
  return <Article />
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
  const { lasting } = useAtomValue(servicesAtom)
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
