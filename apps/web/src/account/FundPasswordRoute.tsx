import { mapped } from '@kabuto/domain/shared'
import { FundPasswordScreen } from '@kabuto/screens/account'
import { useMarketTime } from '../shell/data/clock.ts'
import { member } from '../shell/data/shared.ts'
import { useMutation } from '../shell/data/useMutation.ts'
import { useResources } from '../shell/data/useResources.ts'
import { setFundPassword } from './fundPassword.ts'

export function FundPasswordRoute() {
  const { data, again } = useResources({ member: member({}) })
  const request = useMutation(setFundPassword)
  return (
    <FundPasswordScreen
      data={mapped(data, (parts) => parts.member)}
      now={useMarketTime()}
      submission={request.submission}
      onSubmit={request.send}
      onRetry={() => void again()}
    />
  )
}
