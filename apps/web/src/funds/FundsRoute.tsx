import { mapped, valueOf } from '@kabuto/domain/shared'
import { FundsScreen } from '@kabuto/screens/funds'
import { useSetAtom } from 'jotai'
import { useSearchParams } from 'react-router-dom'
import { useMarketTime } from '../shell/clock.ts'
import { funds, member } from '../shell/data/shared.ts'
import { useMutation } from '../shell/data/useMutation.ts'
import { useResources } from '../shell/data/useResources.ts'
import { maskedAtom } from '../shell/masked.ts'
import { cancelWithdrawal, deposits, withdrawals } from './data.ts'
import { useDecisions } from './useDecisions.ts'

export function FundsRoute() {
  const { data, again } = useResources({ member: member({}), funds: funds({}) })
  const records = {
    deposits: useResources({ list: deposits({ kind: 'deposit' }) }),
    withdrawals: useResources({ list: withdrawals({ kind: 'withdrawal' }) }),
  }
  const cancel = useMutation(cancelWithdrawal)
  const [query] = useSearchParams()
  useDecisions([
    ...(valueOf(records.deposits.data)?.list.rows ?? []),
    ...(valueOf(records.withdrawals.data)?.list.rows ?? []),
  ])

  function readAll(): void {
    void again()
    void records.deposits.again()
    void records.withdrawals.again()
  }

  return (
    <FundsScreen
      data={data}
      now={useMarketTime()}
      onRetry={readAll}
      records={{
        deposits: mapped(records.deposits.data, ({ list }) => list.rows),
        withdrawals: mapped(records.withdrawals.data, ({ list }) => list.rows),
      }}
      onRetryRecords={(kind) => void records[kind].again()}
      cancelOf={cancel.of}
      onCancel={(id) => cancel.send({ id })}
      onMask={useSetAtom(maskedAtom)}
      openRecord={query.get('record') ?? undefined}
    />
  )
}
