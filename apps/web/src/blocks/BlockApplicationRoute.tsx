import { mapped, valueOf } from '@kabuto/domain/shared'
import { BlockApplicationScreen } from '@kabuto/screens/blocks'
import { useSearchParams } from 'react-router-dom'
import { useMarketTime } from '../shell/data/clock.ts'
import { useDecisionRefresh } from '../shell/data/useDecisionRefresh.ts'
import { useResources } from '../shell/data/useResources.ts'
import { blockApplication, decided } from './data.ts'

export function BlockApplicationRoute() {
  const [query] = useSearchParams()
  // An address without an id has no record.
  const { data, again } = useResources({ shown: blockApplication({ id: query.get('id') || '-' }) })
  const known = valueOf(data)?.shown
  useDecisionRefresh(decided, known && [known])
  return (
    <BlockApplicationScreen
      data={mapped(data, ({ shown }) => shown)}
      now={useMarketTime()}
      onRetry={() => void again()}
    />
  )
}
