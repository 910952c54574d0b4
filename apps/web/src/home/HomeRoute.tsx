import { newsCall, noticesCall } from '@kabuto/domain/home'
import { indicesCall } from '@kabuto/domain/market'
import { mapped } from '@kabuto/domain/shared'
import { type HomePart, HomeScreen } from '@kabuto/screens/home'
import { useSetAtom } from 'jotai'
import { useMarketTime } from '../shell/clock.ts'
import { resource } from '../shell/data/resource.ts'
import { funds, member } from '../shell/data/shared.ts'
import { useResources } from '../shell/data/useResources.ts'
import { maskedAtom } from '../shell/masked.ts'

const indices = resource(indicesCall, { every: 10_000 })
const notices = resource(noticesCall)
const news = resource(newsCall)

export function HomeRoute() {
  const money = useResources({ member: member({}), funds: funds({}) })
  const parts = {
    indices: useResources({ tokyo: indices({ market: 'jpy' }), newYork: indices({ market: 'usd' }) }),
    notices: useResources({ first: notices({}) }),
    news: useResources({ first: news({}) }),
  }

  function readPart(part: HomePart): void {
    void parts[part].again()
  }

  function readAll(): void {
    void money.again()
    readPart('indices')
    readPart('notices')
    readPart('news')
  }

  return (
    <HomeScreen
      data={money.data}
      indices={mapped(parts.indices.data, ({ tokyo, newYork }) => [...tokyo, ...newYork])}
      notices={mapped(parts.notices.data, ({ first }) => first)}
      news={mapped(parts.news.data, ({ first }) => first.items)}
      now={useMarketTime()}
      onRetry={readAll}
      onRetryPart={readPart}
      onMask={useSetAtom(maskedAtom)}
    />
  )
}
