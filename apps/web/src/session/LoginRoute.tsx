import { LoginScreen } from '@kabuto/screens/session'
import { useCallback } from 'react'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { placeAfter } from '../shell/places.ts'
import { useDone, useMutation } from '../shell/data/useMutation.ts'
import { login } from './data.ts'

export function LoginRoute() {
  const request = useMutation(login)
  const navigate = useNavigate()
  const [query] = useSearchParams()
  const next = placeAfter(query)
  useDone(
    request,
    useCallback(() => void navigate(next, { replace: true }), [navigate, next]),
  )
  return (
    <LoginScreen
      submission={request.submission}
      onSubmit={request.send}
      notice={query.get('ended') ? 'sessionEnded' : undefined}
    />
  )
}
