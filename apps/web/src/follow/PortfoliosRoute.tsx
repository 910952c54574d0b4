import type { Portfolio } from '@kabuto/domain/follow'
import { failed, mapped, refuse, valueOf } from '@kabuto/domain/shared'
import { type Managed, managedOf, ManagedPage, PortfoliosPage, stakeOfHolding } from '@kabuto/screens/follow'
import { useSearchParams } from 'react-router-dom'
import { useMarketTime } from '../shell/data/clock.ts'
import { funds, member } from '../shell/data/shared.ts'
import { useMutation } from '../shell/data/useMutation.ts'
import { useResources } from '../shell/data/useResources.ts'
import { joinPortfolio, leavePortfolio, portfolios } from './data.ts'
import { recorded } from './recorded.ts'

/** All model portfolios and one's own, or with `id` one of them and its form. */
export function PortfoliosRoute() {
  const [query] = useSearchParams()
  const id = query.get('id')
  return id === null ? <All /> : <One key={id} id={id} />
}

function All() {
  const { data, again } = useResources({ ai: portfolios({}) })
  const leave = useMutation(leavePortfolio)
  return (
    <PortfoliosPage
      data={mapped(data, ({ ai }) => ai)}
      now={useMarketTime()}
      leaving={leave.of}
      onLeave={(id) => leave.send({ id })}
      onRetry={() => void again()}
    />
  )
}

function offerOf(all: readonly Portfolio[], id: string): Managed {
  const found = all.find((one) => one.id === id)
  if (!found) throw new Error(`${id} is no portfolio`)
  return managedOf(found)
}

function One({ id }: { id: string }) {
  const now = useMarketTime()
  const { data, again } = useResources({ ai: portfolios({}), member: member({}), funds: funds({}) })
  const join = useMutation(joinPortfolio, id)
  const all = valueOf(data)
  const offer = all?.ai.portfolios.find((one) => one.id === id)
  return (
    <ManagedPage
      kind="ai"
      data={
        all && !offer
          ? failed(refuse('notFound', { what: id }))
          : mapped(data, ({ ai, ...parts }) => ({
              now,
              member: parts.member,
              cash: { all: parts.funds.cash, available: parts.funds.available },
              offer: offerOf(ai.portfolios, id),
            }))
      }
      submission={recorded(join.submission, stakeOfHolding)}
      onSubmit={join.send}
      onRetry={() => void again()}
    />
  )
}
