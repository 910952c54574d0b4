import type { MarketIndex, Stock } from '@kabuto/domain/market'
import { type Market, mapped } from '@kabuto/domain/shared'
import { type QuotesChoice, type QuotesPart, QuotesScreen, type StockOrder } from '@kabuto/screens/market'
import { useSetAtom } from 'jotai'
import { useMarketTime } from '../shell/data/clock.ts'
import { indices } from '../shell/data/markets.ts'
import { unasked, unaskedPages } from '../shell/data/unasked.ts'
import { useQuotes } from '../shell/data/useQuotes.ts'
import { useResources } from '../shell/data/useResources.ts'
import { useWatching } from '../shell/data/useWatching.ts'
import { stockPages } from './data.ts'
import { reorderAtom } from './order.ts'
import { useChosen } from '../shell/pages/useChosen.ts'
import { useWatched } from './useWatched.ts'

const inputOf = (market: Market, { hot, sort }: StockOrder) => (sort ? { market, sort } : { market, list: hot })

const choiceOf = (query: URLSearchParams): QuotesChoice => ({
  market: query.get('market') === 'usd' ? 'usd' : 'jpy',
  view: query.get('list') === 'watch' ? 'watch' : 'stocks',
  order: { hot: 'turnover' },
})

const noStocks = unaskedPages<Stock>('stocks of the other view')
const noIndices = unasked<MarketIndex[]>('indices of the other view')

export function QuotesRoute() {
  const [choice, choose] = useChosen(choiceOf)
  const { market, order } = choice
  const isWatch = choice.view === 'watch'
  // Of the two views only the one that is shown is read.
  const list = isWatch ? noStocks : stockPages(inputOf(market, order))
  const stocks = useResources({ list })
  const more = useSetAtom(list.more)
  const levels = useResources({ indices: isWatch ? noIndices : indices({ market }) })
  const { watched, again } = useWatched(market, isWatch)
  const put = useSetAtom(reorderAtom)
  const reads: Record<QuotesPart, () => Promise<void>> = {
    stocks: stocks.again,
    indices: levels.again,
    watched: again,
  }
  return (
    <QuotesScreen
      {...choice}
      now={useMarketTime()}
      indices={mapped(levels.data, (parts) => parts.indices)}
      stocks={mapped(stocks.data, (parts) => parts.list)}
      watched={watched}
      quotes={useQuotes()}
      watching={useWatching()}
      onChoose={choose}
      onMore={() => void more()}
      onReorder={(symbols) => void put(symbols)}
      onRetry={(part) => void reads[part]()}
    />
  )
}
