import { mapped } from '@kabuto/domain/shared'
import { MemberScreen } from '@kabuto/screens/account'
import { member } from '../shell/data/shared.ts'
import { useMutation } from '../shell/data/useMutation.ts'
import { useResources } from '../shell/data/useResources.ts'
import { logout } from './data.ts'

export function MemberRoute() {
  const { data, again } = useResources({ member: member({}) })
  const { submission, send } = useMutation(logout)
  return (
    <MemberScreen
      data={mapped(data, (parts) => parts.member)}
      logout={submission}
      onLogout={() => send({})}
      onRetry={() => void again()}
    />
  )
}
