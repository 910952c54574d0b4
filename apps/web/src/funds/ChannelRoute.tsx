import { mapped, valueOf } from '@kabuto/domain/shared'
import { ChannelScreen } from '@kabuto/screens/funds'
import { useSearchParams } from 'react-router-dom'
import { useDecisionRefresh } from '../shell/data/useDecisionRefresh.ts'
import { useResources } from '../shell/data/useResources.ts'
import { channels, deposits } from './data.ts'
import { decided } from './records.ts'

export function ChannelRoute() {
  const { data, again } = useResources({ channels: channels({}), list: deposits({ kind: 'deposit' }) })
  const [query] = useSearchParams()
  useDecisionRefresh(decided, valueOf(data)?.list.rows)
  return (
    <ChannelScreen
      data={mapped(data, ({ channels: ways, list }) => ({ channels: ways, deposits: list.rows }))}
      chosen={query.get('channel') ?? undefined}
      onRetry={() => void again()}
    />
  )
}
