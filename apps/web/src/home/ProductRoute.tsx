import { hrefTo } from '@kabuto/domain/paths'
import { calendarOf, type Market, mapped, takesOrders, valueOf } from '@kabuto/domain/shared'
import { type ProductPart, ProductScreen, sessionOf, type TradedProduct } from '@kabuto/screens/home'
import { useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { useMarketTime } from '../shell/data/clock.ts'
import { stocks } from '../shell/data/markets.ts'
import { member } from '../shell/data/shared.ts'
import { useQuotes } from '../shell/data/useQuotes.ts'
import { useResources } from '../shell/data/useResources.ts'
import { useWatching } from '../shell/data/useWatching.ts'
import { screenChunk } from '../shell/pages/screenChunk.tsx'
import { productPage } from './data.ts'

const Portfolios = screenChunk({
  words: ['shared', 'titles', 'offer', 'follow'],
  load: () => import('../follow/PortfoliosRoute.tsx'),
})
const Raise = screenChunk({ words: ['shared', 'order', 'offer', 'raise'], load: () => import('./RaiseRoute.tsx') })
const NotFound = screenChunk({
  words: ['shared', 'titles'],
  load: () => import('../shell/pages/NotFoundRoute.tsx'),
})
/** So many of the most traded stocks lead to an order for other hours. */
const MOST = 5

const isTraded = (name: string): name is TradedProduct => Object.hasOwn(sessionOf, name)

/** An unknown product, or data that a product does not have, is not requested. */
export function ProductRoute() {
  const [query] = useSearchParams()
  const name = query.get('product') ?? ''
  if (name === 'ai') return <Portfolios />
  if (name === 'fundraising') return <Raise />
  if (!isTraded(name) || query.has('id')) return <NotFound />
  return <Traded product={name} />
}

function Traded({ product }: { product: TradedProduct }) {
  const now = useMarketTime()
  const navigate = useNavigate()
  const session = sessionOf[product]
  const [market, setMarket] = useState<Market>(() =>
    // Where one market alone trades in these hours now, it comes first.
    session && takesOrders(calendarOf.usd, now, session) && !takesOrders(calendarOf.jpy, now, session) ? 'usd' : 'jpy',
  )
  const quotes = useQuotes()
  const watching = useWatching()
  const account = useResources({ member: member({}) })
  const page = useResources({ page: productPage({ product }) })
  const list = useResources({
    stocks: stocks(session ? { market } : { market, kind: 'etf', sort: { by: 'symbol', direction: 'up' } }),
  })
  if (page.data.state === 'failed' && page.data.refusal.code === 'notFound') return <NotFound />
  const reads: Record<ProductPart, () => Promise<unknown>> = {
    page: () => Promise.all([account.again(), page.again(), list.again()]),
    stocks: list.again,
  }
  return (
    <ProductScreen
      choice={{ product, market }}
      parts={{
        page: mapped(page.data, (read) => read.page),
        stocks: mapped(list.data, (read) => (session ? read.stocks.slice(0, MOST) : read.stocks)),
      }}
      blocks={valueOf(account.data)?.member.blocks}
      now={now}
      quotes={quotes}
      watching={watching}
      onChoose={(chosen) => {
        setMarket(chosen.market)
        if (chosen.product !== product)
          void navigate(hrefTo('product', { product: chosen.product }).slice(1), { replace: true })
      }}
      onRetry={(part) => void reads[part]()}
    />
  )
}
