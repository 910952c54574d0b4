import { mapped, valueOf } from '@kabuto/domain/shared'
import { cardsData, CardsScreen } from '@kabuto/screens/cards'
import { useMarketTime } from '../shell/data/clock.ts'
import { member } from '../shell/data/shared.ts'
import { useDecisionRefresh } from '../shell/data/useDecisionRefresh.ts'
import { useMutation } from '../shell/data/useMutation.ts'
import { useResources } from '../shell/data/useResources.ts'
import { cards, decided, unbindCard, withdrawals } from './data.ts'

export function CardsRoute() {
  const parts = { member: member({}), cards: cards({}), list: withdrawals({ kind: 'withdrawal' }) }
  const { data, again } = useResources(parts)
  const unbind = useMutation(unbindCard)
  useDecisionRefresh(decided, valueOf(data)?.list.rows)
  return (
    <CardsScreen
      data={mapped(data, ({ list, ...rest }) => cardsData({ ...rest, withdrawals: list.rows }))}
      now={useMarketTime()}
      unbindOf={unbind.of}
      onUnbind={unbind.send}
      onReload={() => void again()}
    />
  )
}
