import { RegisterScreen } from '@kabuto/screens/session'
import { useSetAtom } from 'jotai'
import { useCallback } from 'react'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { useDone, useMutation } from '../shell/data/useMutation.ts'
import { otherEntranceHref, pageAfterLogin } from '../shell/pages/addresses.ts'
import { accountToLoginAtom, madeAccountAtom, register } from './data.ts'

export function RegisterRoute() {
  const request = useMutation(register)
  const navigate = useNavigate()
  const [query] = useSearchParams()
  const next = pageAfterLogin(query)
  const loginHref = otherEntranceHref('login', query)
  const takeAccount = useSetAtom(accountToLoginAtom)
  useDone(
    request,
    useCallback(() => void navigate(next, { replace: true }), [navigate, next]),
  )
  return (
    <RegisterScreen
      submission={request.submission}
      onSubmit={request.send}
      onMakeAccount={useSetAtom(madeAccountAtom)}
      onLogIn={(account) => {
        takeAccount(account)
        void navigate(loginHref.slice(1))
      }}
      loginHref={loginHref}
    />
  )
}
