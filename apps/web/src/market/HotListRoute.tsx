import { hotLists } from '@kabuto/domain/market'
import { mapped } from '@kabuto/domain/shared'
import { type HotListChoice, HotListScreen } from '@kabuto/screens/market'
import { useSetAtom } from 'jotai'
import { useMarketTime } from '../shell/data/clock.ts'
import { useQuotes } from '../shell/data/useQuotes.ts'
import { useResources } from '../shell/data/useResources.ts'
import { stockPages } from './data.ts'
import { useChosen } from '../shell/pages/useChosen.ts'

const choiceOf = (query: URLSearchParams): HotListChoice => ({
  market: query.get('market') === 'usd' ? 'usd' : 'jpy',
  hot: hotLists.find((list) => list === query.get('list')) ?? 'turnover',
})

export function HotListRoute() {
  const [choice, choose] = useChosen(choiceOf)
  const list = stockPages({ market: choice.market, list: choice.hot })
  const { data, again } = useResources({ list })
  const more = useSetAtom(list.more)
  return (
    <HotListScreen
      {...choice}
      now={useMarketTime()}
      stocks={mapped(data, (parts) => parts.list)}
      quotes={useQuotes()}
      onChoose={choose}
      onMore={() => void more()}
      onRetry={() => void again()}
    />
  )
}
