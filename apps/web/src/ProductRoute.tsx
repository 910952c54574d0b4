import { sessionOf, type TradedProduct } from '@kabuto/screens/home'
import { useSearchParams } from 'react-router-dom'
import { Traded } from './home/Traded.tsx'
import { screenChunk } from './shell/screenChunk.tsx'

const Portfolios = screenChunk({
  words: ['shared', 'titles', 'offer', 'follow'],
  load: () => import('./follow/PortfoliosRoute.tsx'),
})
const Raise = screenChunk({ words: ['shared', 'order', 'offer', 'raise'], load: () => import('./home/RaiseRoute.tsx') })
const NotFound = screenChunk({ words: ['shared', 'titles'], load: () => import('./shell/NotFoundRoute.tsx') })

const isTraded = (name: string): name is TradedProduct => Object.hasOwn(sessionOf, name)

/**
 * One address of the specification leads to products of several features. What is nobody's product, or one of a
 * product that has none, is not asked for.
 */
export function ProductRoute() {
  const [query] = useSearchParams()
  const name = query.get('product') ?? ''
  if (name === 'ai') return <Portfolios />
  if (name === 'fundraising') return <Raise />
  if (!isTraded(name) || query.has('id')) return <NotFound />
  return <Traded product={name} />
}
