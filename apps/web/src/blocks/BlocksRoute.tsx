import { mapped, valueOf } from '@kabuto/domain/shared'
import { BlocksScreen, type BlockTab, blockTabs } from '@kabuto/screens/blocks'
import { useSetAtom } from 'jotai'
import { useMarketTime } from '../shell/data/clock.ts'
import { useDecisionRefresh } from '../shell/data/useDecisionRefresh.ts'
import { useResources } from '../shell/data/useResources.ts'
import { useChosen } from '../shell/pages/useChosen.ts'
import { blockApplications, blocks, decided } from './data.ts'

const own = blockApplications({})

const tabOf = (query: URLSearchParams): BlockTab => blockTabs.find((tab) => tab === query.get('tab')) ?? 'offers'

export function BlocksRoute() {
  const { data, again } = useResources({ offers: blocks({}), own })
  const more = useSetAtom(own.more)
  const [tab, setTab] = useChosen(tabOf)
  useDecisionRefresh(decided, valueOf(data)?.own.rows)
  return (
    <BlocksScreen
      data={mapped(data, (parts) => parts)}
      now={useMarketTime()}
      tab={tab}
      onTab={setTab}
      onMore={() => void more()}
      onRetry={() => void again()}
    />
  )
}
