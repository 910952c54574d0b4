import { hrefTo } from '@kabuto/domain/paths'
import { mapped } from '@kabuto/domain/shared'
import { BlockScreen } from '@kabuto/screens/blocks'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { useMarketTime } from '../shell/data/clock.ts'
import { funds, member } from '../shell/data/shared.ts'
import { useDone, useMutation } from '../shell/data/useMutation.ts'
import { useResources } from '../shell/data/useResources.ts'
import { applyBlock, block } from './data.ts'

export function BlockRoute() {
  const [query] = useSearchParams()
  // An address without an id has no record.
  const id = query.get('id') || '-'
  return <BlockOf key={id} id={id} />
}

function BlockOf({ id }: { id: string }) {
  const { data, again } = useResources({ block: block({ id }), member: member({}), funds: funds({}) })
  const now = useMarketTime()
  const navigate = useNavigate()
  const apply = useMutation(applyBlock, id)
  const { submission } = apply
  useDone(apply, () => {
    if (submission.state === 'done')
      void navigate(hrefTo('blockApplication', { id: submission.record.id }).slice(1), { replace: true })
  })
  return (
    <BlockScreen
      data={mapped(data, (parts) => ({
        ...parts.block,
        now,
        member: parts.member,
        cash: { all: parts.funds.cash, available: parts.funds.available },
      }))}
      submission={submission}
      onSubmit={apply.send}
      onRetry={() => void again()}
    />
  )
}
