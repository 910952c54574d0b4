import { LoginScreen } from '@kabuto/screens/session'
import { useAtomValue } from 'jotai'
import { useCallback, useEffect } from 'react'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { accountAtom } from '../shell/app.ts'
import { useDone, useMutation } from '../shell/data/useMutation.ts'
import { firstPageShown } from '../shell/pages/FrameEnd.tsx'
import { otherEntranceHref, pageAfterLogin } from '../shell/pages/addresses.ts'
import { loadWords } from '../shell/words/words.ts'
import { login, resetPassword, sendCode } from './data.ts'

export function LoginRoute() {
  const request = useMutation(login)
  const code = useMutation(sendCode)
  const reset = useMutation(resetPassword)
  const account = useAtomValue(accountAtom)
  const navigate = useNavigate()
  const [query] = useSearchParams()
  const next = pageAfterLogin(query)
  useDone(
    request,
    useCallback(() => void navigate(next, { replace: true }), [navigate, next]),
  )
  useEffect(() => {
    // Of the sheet for a forgotten password. Without a connection nothing could be sent from there either.
    firstPageShown.then(() => loadWords('joining')).catch(() => undefined)
  }, [])
  return (
    <LoginScreen
      submission={request.submission}
      onSubmit={request.send}
      notice={query.get('ended') ? 'sessionEnded' : undefined}
      registerHref={otherEntranceHref('register', query)}
      forgot={{ codeOf: code.of, onSendCode: code.send, reset: reset.submission, onReset: reset.send }}
      forgottenBy={query.get('forgot') ? (account ?? '') : undefined}
    />
  )
}
