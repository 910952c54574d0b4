import { mapped, valueOf } from '@kabuto/domain/shared'
import { positionTabs, type PositionTab } from '@kabuto/domain/trading'
import { PositionsScreen } from '@kabuto/screens/trading'
import { useSetAtom } from 'jotai'
import { useMarketTime } from '../shell/data/clock.ts'
import { funds, member } from '../shell/data/shared.ts'
import { useMutation } from '../shell/data/useMutation.ts'
import { useQuotes } from '../shell/data/useQuotes.ts'
import { useResources } from '../shell/data/useResources.ts'
import { maskedAtom } from '../shell/device/masked.ts'
import { useChosen } from '../shell/pages/useChosen.ts'
import { cancelOrder, positionFigures, positionPages } from './data.ts'

const tabOf = (query: URLSearchParams): PositionTab =>
  positionTabs.find((tab) => tab === query.get('tab')) ?? 'inProgress'

export function PositionsRoute() {
  const [tab, setTab] = useChosen(tabOf)
  const pages = positionPages({ tab })
  const list = useResources({ list: pages })
  const figures = useResources({ figures: positionFigures({ tab: 'inProgress' }) })
  const account = valueOf(useResources({ member: member({}), funds: funds({}) }).data)
  const cancel = useMutation(cancelOrder)
  const more = useSetAtom(pages.more)
  return (
    <PositionsScreen
      tab={tab}
      now={useMarketTime()}
      account={account && { blocks: account.member.blocks, margin: account.funds.margin }}
      figures={mapped(figures.data, (parts) => parts.figures)}
      list={mapped(list.data, (parts) => parts.list)}
      quotes={useQuotes()}
      cancelOf={cancel.of}
      onCancel={(id) => cancel.send({ id })}
      onTab={setTab}
      onMore={() => void more()}
      onRetry={() => void Promise.all([list.again(), figures.again()])}
      onMask={useSetAtom(maskedAtom)}
    />
  )
}
