import { LoginPasswordScreen } from '@kabuto/screens/account'
import { useMutation } from '../shell/data/useMutation.ts'
import { changePassword } from './data.ts'

export function LoginPasswordRoute() {
  const { submission, send } = useMutation(changePassword)
  return <LoginPasswordScreen submission={submission} onSubmit={send} />
}
