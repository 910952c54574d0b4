import { MemberScreen } from '@kabuto/screens/account'
import { paths } from '@kabuto/screens/paths'
import { useAtom, useAtomValue, useSetAtom } from 'jotai'
import { useEffect } from 'react'
import { useNavigate } from 'react-router-dom'
import { BottomMenu } from '../shell/BottomMenu.tsx'
import { memberAtom } from '../shell/reads.ts'
import { useFresh } from '../shell/useFresh.ts'
import { logout } from './data.ts'

export function MemberRoute() {
  const [data, readAgain] = useAtom(memberAtom)
  const submission = useAtomValue(logout.submissionAtom)
  const send = useSetAtom(logout.sendAtom)
  const reset = useSetAtom(logout.resetAtom)
  const navigate = useNavigate()
  useFresh(readAgain)
  useEffect(() => {
    if (submission.state !== 'done') return
    reset()
    void navigate(paths.start, { replace: true })
  }, [submission.state, reset, navigate])
  return <MemberScreen data={data} logout={submission} onLogout={() => void send({})} onRetry={readAgain} bottom={<BottomMenu current="member" />} />
}
