import { paths } from '@kabuto/screens/paths'
import { LoginScreen } from '@kabuto/screens/session'
import { useAtomValue, useSetAtom } from 'jotai'
import { useEffect } from 'react'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { screenAt } from '../routes.ts'
import { login } from './data.ts'

/** Where one wanted to go; only to a page of ours. */
function placeAfter(next: string | null): string {
  return next?.startsWith('/') && screenAt(next.replace(/\?.*$/, '')) ? next : paths.home
}

export function LoginRoute() {
  const submission = useAtomValue(login.submissionAtom)
  const send = useSetAtom(login.sendAtom)
  const reset = useSetAtom(login.resetAtom)
  const navigate = useNavigate()
  const [query] = useSearchParams()
  const next = placeAfter(query.get('next'))
  useEffect(() => {
    if (submission.state !== 'done') return
    reset()
    void navigate(next, { replace: true })
  }, [submission.state, reset, navigate, next])
  return (
    <LoginScreen
      submission={submission}
      onSubmit={(request) => void send(request)}
      notice={query.get('ended') ? 'sessionEnded' : undefined}
    />
  )
}
