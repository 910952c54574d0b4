import { mapped, valueOf } from '@kabuto/domain/shared'
import { OfferingScreen } from '@kabuto/screens/offerings'
import { useSearchParams } from 'react-router-dom'
import { useMarketTime } from '../shell/data/clock.ts'
import { funds, member } from '../shell/data/shared.ts'
import { useMutation } from '../shell/data/useMutation.ts'
import { useResources } from '../shell/data/useResources.ts'
import { abstainIpo, applyIpo, offer, payIpo, withdrawIpo } from './data.ts'
import { useNextSteps } from './useNextSteps.ts'

export function OfferingRoute() {
  const [query] = useSearchParams()
  // An address without an id has no record.
  const id = query.get('id') || '-'
  return <OfferingOf key={id} id={id} act={query.get('act') === 'abstain' ? 'abstain' : undefined} />
}

function OfferingOf({ id, act }: { id: string; act: 'abstain' | undefined }) {
  const { data, again } = useResources({ offer: offer({ id }), member: member({}), funds: funds({}) })
  const now = useMarketTime()
  const own = valueOf(data)?.offer.application
  const [apply, pay, abstain, withdraw] = [
    useMutation(applyIpo, id),
    useMutation(payIpo, own?.id),
    useMutation(abstainIpo, own?.id),
    useMutation(withdrawIpo, own?.id),
  ]
  useNextSteps([own])
  return (
    <OfferingScreen
      data={mapped(data, (parts) => ({
        ...parts.offer,
        now,
        member: parts.member,
        cash: { all: parts.funds.cash, available: parts.funds.available },
      }))}
      apply={{ submission: apply.submission, onSubmit: apply.send }}
      pay={{ submission: pay.submission, onSubmit: pay.send }}
      abstain={{ submission: abstain.submission, onSubmit: abstain.send }}
      withdraw={{ submission: withdraw.submission, onSubmit: withdraw.send }}
      act={act}
      onRetry={() => void again()}
    />
  )
}
