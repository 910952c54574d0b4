import { mapped, valueOf } from '@kabuto/domain/shared'
import { RaisePage } from '@kabuto/screens/home'
import { useSearchParams } from 'react-router-dom'
import { useMarketTime } from '../shell/data/clock.ts'
import { funds, member } from '../shell/data/shared.ts'
import { useDecisionRefresh } from '../shell/data/useDecisionRefresh.ts'
import { useMutation } from '../shell/data/useMutation.ts'
import { useResources } from '../shell/data/useResources.ts'
import { applyRaise, decided, raises } from './raises.ts'

export function RaiseRoute() {
  const [query] = useSearchParams()
  const id = query.get('id') ?? undefined
  const record = query.get('record') ?? undefined
  // Another offer, and an application that a receipt leads to, is another page.
  return <RaiseOf key={`${id} ${record}`} id={id} record={record} />
}

function RaiseOf({ id, record }: { id: string | undefined; record: string | undefined }) {
  const { data, again } = useResources({ raises: raises({}), member: member({}), funds: funds({}) })
  const apply = useMutation(applyRaise)
  const now = useMarketTime()
  useDecisionRefresh(
    decided,
    valueOf(data)?.raises.applications.flatMap(({ state, decidedAt }) =>
      decidedAt === null ? [] : [{ state, decidedAt }],
    ),
  )
  return (
    <RaisePage
      data={mapped(data, (parts) => ({
        ...parts.raises,
        now,
        member: parts.member,
        cash: { all: parts.funds.cash, available: parts.funds.available },
      }))}
      id={id}
      openRecord={record}
      submission={apply.submission}
      onSubmit={apply.send}
      onRetry={() => void again()}
    />
  )
}
