import { mapped } from '@kabuto/domain/shared'
import { exchangeData, ExchangeScreen } from '@kabuto/screens/funds'
import { useMarketTime } from '../shell/data/clock.ts'
import { funds, member } from '../shell/data/shared.ts'
import { useMutation } from '../shell/data/useMutation.ts'
import { useResources } from '../shell/data/useResources.ts'
import { exchange, rate } from './data.ts'

export function ExchangeRoute() {
  const { data, again } = useResources({ member: member({}), funds: funds({}), rate: rate({ pair: 'USDJPY' }) })
  const request = useMutation(exchange)
  const now = useMarketTime()
  return (
    <ExchangeScreen
      data={mapped(data, (parts) => exchangeData(parts, now))}
      submission={request.submission}
      onSubmit={request.send}
      onRenew={() => void again()}
      onRetry={() => void again()}
    />
  )
}
