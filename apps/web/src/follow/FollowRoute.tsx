import { mapped } from '@kabuto/domain/shared'
import { FollowScreen, managedOf, ManagedPage, stakeOfFollow } from '@kabuto/screens/follow'
import { useSearchParams } from 'react-router-dom'
import { useMarketTime } from '../shell/data/clock.ts'
import { funds, member } from '../shell/data/shared.ts'
import { useMutation } from '../shell/data/useMutation.ts'
import { useResources } from '../shell/data/useResources.ts'
import { follow, followProduct, traders } from './data.ts'
import { recorded } from './recorded.ts'

/** All lead traders, or with `id` one product and its form. */
export function FollowRoute() {
  const [query] = useSearchParams()
  const id = query.get('id')
  return id === null ? <Traders /> : <ProductOf key={id} id={id || '-'} />
}

function Traders() {
  const { data, again } = useResources({ traders: traders({}) })
  return <FollowScreen data={mapped(data, (parts) => parts.traders)} onRetry={() => void again()} />
}

function ProductOf({ id }: { id: string }) {
  const now = useMarketTime()
  const { data, again } = useResources({ product: followProduct({ id }), member: member({}), funds: funds({}) })
  const sent = useMutation(follow, id)
  return (
    <ManagedPage
      kind="follow"
      data={mapped(data, ({ product, ...parts }) => ({
        now,
        member: parts.member,
        cash: { all: parts.funds.cash, available: parts.funds.available },
        offer: managedOf(product),
      }))}
      submission={recorded(sent.submission, stakeOfFollow)}
      onSubmit={sent.send}
      onRetry={() => void again()}
    />
  )
}
