import { mapped, valueOf } from '@kabuto/domain/shared'
import { withdrawData, WithdrawScreen } from '@kabuto/screens/funds'
import { useMarketTime } from '../shell/data/clock.ts'
import { funds, member } from '../shell/data/shared.ts'
import { useDecisionRefresh } from '../shell/data/useDecisionRefresh.ts'
import { useMutation } from '../shell/data/useMutation.ts'
import { useResources } from '../shell/data/useResources.ts'
import { advanceClock, cards, withdraw, withdrawals } from './data.ts'
import { cancelWithdrawal, decided } from './records.ts'

export function WithdrawRoute() {
  const parts = { member: member({}), funds: funds({}), cards: cards({}), list: withdrawals({ kind: 'withdrawal' }) }
  const { data, again } = useResources(parts)
  const request = useMutation(withdraw)
  const cancel = useMutation(cancelWithdrawal)
  const clock = useMutation(advanceClock)
  const now = useMarketTime()
  useDecisionRefresh(decided, valueOf(data)?.list.rows)
  return (
    <WithdrawScreen
      data={mapped(data, ({ list, ...rest }) => withdrawData({ ...rest, withdrawals: list.rows }, now))}
      submission={request.submission}
      onSubmit={request.send}
      cancelOf={cancel.of}
      onCancel={(id) => cancel.send({ id })}
      onFix={(kind) => (kind === 'advanceClock' ? clock.send({ to: 'fundsOpen' }) : void again())}
      onRetry={() => void again()}
    />
  )
}
