import { mapped, valueOf } from '@kabuto/domain/shared'
import { FundsScreen } from '@kabuto/screens/funds'
import { useSearchParams } from 'react-router-dom'
import { funds, member } from '../shell/data/shared.ts'
import { useMutation } from '../shell/data/useMutation.ts'
import { useResources } from '../shell/data/useResources.ts'
import { cancelWithdrawal, withdrawals } from './data.ts'
import { useDecisions } from './useDecisions.ts'

export function FundsRoute() {
  const { data, again } = useResources({ member: member({}), funds: funds({}) })
  const records = useResources({ list: withdrawals({ kind: 'withdrawal' }) })
  const cancel = useMutation(cancelWithdrawal)
  const [query] = useSearchParams()
  useDecisions(valueOf(records.data)?.list.rows)

  function readAll(): void {
    void again()
    void records.again()
  }

  return (
    <FundsScreen
      data={data}
      onRetry={readAll}
      records={mapped(records.data, ({ list }) => list.rows)}
      onRetryRecords={() => void records.again()}
      cancelOf={cancel.of}
      onCancel={(id) => cancel.send({ id })}
      openRecord={query.get('record') ?? undefined}
    />
  )
}
