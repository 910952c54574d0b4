import { mapped } from '@kabuto/domain/shared'
import { addCardData, AddCardScreen } from '@kabuto/screens/cards'
import { useSetAtom } from 'jotai'
import { useMarketTime } from '../shell/data/clock.ts'
import { member } from '../shell/data/shared.ts'
import { useMutation } from '../shell/data/useMutation.ts'
import { useResources } from '../shell/data/useResources.ts'
import { addCard, identity, madeNumberAtom } from './data.ts'

export function AddCardRoute() {
  const { data, again } = useResources({ member: member({}), identity: identity({}) })
  const request = useMutation(addCard)
  return (
    <AddCardScreen
      data={mapped(data, addCardData)}
      now={useMarketTime()}
      submission={request.submission}
      onSubmit={request.send}
      onMakeNumber={useSetAtom(madeNumberAtom)}
      onRetry={() => void again()}
    />
  )
}
