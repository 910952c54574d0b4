import { mapped } from '@kabuto/domain/shared'
import { type HomePart, HomeScreen } from '@kabuto/screens/home'
import { useSetAtom } from 'jotai'
import { useMarketTime } from '../shell/data/clock.ts'
import { funds, member } from '../shell/data/shared.ts'
import { useResources } from '../shell/data/useResources.ts'
import { maskedAtom } from '../shell/device/masked.ts'
import { news, notices } from './data.ts'
import { indices } from '../shell/data/markets.ts'
import { useQuotes } from '../shell/data/useQuotes.ts'
import { useMovers } from './useMovers.ts'

export function HomeRoute() {
  const money = useResources({ member: member({}), funds: funds({}) })
  const parts = {
    indices: useResources({ tokyo: indices({ market: 'jpy' }), newYork: indices({ market: 'usd' }) }),
    notices: useResources({ first: notices({}) }),
    movers: useMovers(),
    news: useResources({ first: news({}) }),
  }

  function readPart(part: HomePart): void {
    void parts[part].again()
  }

  function readAll(): void {
    void money.again()
    for (const part of Object.values(parts)) void part.again()
  }

  return (
    <HomeScreen
      data={money.data}
      parts={{
        indices: mapped(parts.indices.data, ({ tokyo, newYork }) => [...tokyo, ...newYork]),
        notices: mapped(parts.notices.data, ({ first }) => first),
        movers: parts.movers.data,
        news: mapped(parts.news.data, ({ first }) => first.items),
      }}
      now={useMarketTime()}
      quotes={useQuotes()}
      onRetry={readAll}
      onRetryPart={readPart}
      onMask={useSetAtom(maskedAtom)}
    />
  )
}
