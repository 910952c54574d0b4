import { paths } from '@kabuto/domain/paths'
import { LoginScreen } from '@kabuto/screens/session'
import { useCallback } from 'react'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { screenAt } from '../shell/places.ts'
import { useDone, useMutation } from '../shell/data/useMutation.ts'
import { login } from './data.ts'

/** Where one wanted to go; only to a page of ours. */
function placeAfter(next: string | null): string {
  return next?.startsWith('/') && screenAt(next.replace(/\?.*$/, '')) ? next : paths.home
}

export function LoginRoute() {
  const request = useMutation(login)
  const navigate = useNavigate()
  const [query] = useSearchParams()
  const next = placeAfter(query.get('next'))
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
