import { mapped, valueOf } from '@kabuto/domain/shared'
import { IdentityScreen } from '@kabuto/screens/identity'
import { useSetAtom } from 'jotai'
import { useMarketTime } from '../shell/data/clock.ts'
import { member } from '../shell/data/shared.ts'
import { useDecisionRefresh } from '../shell/data/useDecisionRefresh.ts'
import { useMutation } from '../shell/data/useMutation.ts'
import { usePicture } from '../shell/data/usePicture.ts'
import { useResources } from '../shell/data/useResources.ts'
import { back, decided, front, identity, madeIdNumberAtom, submitIdentity } from './data.ts'

export function IdentityRoute() {
  const { data, again } = useResources({ member: member({}), identity: identity({}) })
  const request = useMutation(submitIdentity)
  const pictures = { front: usePicture(front), back: usePicture(back) }
  const { state, decidedAt } = valueOf(data)?.identity ?? {}
  useDecisionRefresh(decided, state === 'underReview' && decidedAt ? [{ state: 'pending', decidedAt }] : undefined)
  return (
    <IdentityScreen
      data={mapped(data, (parts) => ({ identity: parts.identity, blocks: parts.member.blocks }))}
      now={useMarketTime()}
      pictures={pictures}
      submission={request.submission}
      onSubmit={request.send}
      onMakeNumber={useSetAtom(madeIdNumberAtom)}
      onRetry={() => void again()}
    />
  )
}
