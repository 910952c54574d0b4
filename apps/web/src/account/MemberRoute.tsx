import { MemberScreen } from '@kabuto/screens/account'
import { useAtom, useAtomValue, useSetAtom } from 'jotai'
import { useEffect } from 'react'
import { BottomMenu } from '../shell/BottomMenu.tsx'
import { memberAtom } from '../shell/reads.ts'
import { useFresh } from '../shell/useFresh.ts'
import { logout } from './data.ts'

export function MemberRoute() {
  const [data, readAgain] = useAtom(memberAtom)
  const submission = useAtomValue(logout.submissionAtom)
  const send = useSetAtom(logout.sendAtom)
  const reset = useSetAtom(logout.resetAtom)
  useFresh(data, readAgain)
  // What became of the log-out is shown by the page that one is led to.
  useEffect(() => () => reset(), [reset])
  return (
    <MemberScreen
      data={data}
      logout={submission}
      onLogout={() => void send({})}
      onRetry={readAgain}
      bottom={<BottomMenu current="member" />}
    />
  )
}
