import { mapped, valueOf } from '@kabuto/domain/shared'
import { depositData, DepositScreen } from '@kabuto/screens/funds'
import { useSearchParams } from 'react-router-dom'
import { useMarketTime } from '../shell/data/clock.ts'
import { member } from '../shell/data/shared.ts'
import { useDecisionRefresh } from '../shell/data/useDecisionRefresh.ts'
import { useMutation } from '../shell/data/useMutation.ts'
import { usePicture } from '../shell/data/usePicture.ts'
import { useResources } from '../shell/data/useResources.ts'
import { advanceClock, cards, channels, deposit, deposits, proof } from './data.ts'
import { decided } from './records.ts'

export function DepositRoute() {
  const parts = { member: member({}), cards: cards({}), channels: channels({}), list: deposits({ kind: 'deposit' }) }
  const { data, again } = useResources(parts)
  const request = useMutation(deposit)
  const clock = useMutation(advanceClock)
  const picture = usePicture(proof)
  const now = useMarketTime()
  const [query] = useSearchParams()
  useDecisionRefresh(decided, valueOf(data)?.list.rows)
  return (
    <DepositScreen
      data={mapped(data, ({ list, ...rest }) =>
        depositData({ ...rest, deposits: list.rows }, now, query.get('channel') ?? undefined),
      )}
      picture={picture}
      submission={request.submission}
      onSubmit={request.send}
      onFix={(kind) => (kind === 'advanceClock' ? clock.send({ to: 'fundsOpen' }) : void again())}
      onRetry={() => void again()}
    />
  )
}
