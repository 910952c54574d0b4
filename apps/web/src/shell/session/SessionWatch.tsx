import { paths } from '@kabuto/domain/paths'
import { useAtom, useSetAtom } from 'jotai'
import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { credentialsAtom, sessionEndedAtom } from '../app.ts'
import { loginPathFor, noticeOf } from '../pages/addresses.ts'
import { toastAtom } from '../pages/toast.ts'

/** Specification §9. */
const REDIRECT_MS = 1500

/**
 * When a session ends: shows why, and goes to the login after 1.5 s. The login leads back to the page that was open.
 * Several calls that fail at once do this only once.
 */
export function SessionWatch() {
  const [ended, setEnded] = useAtom(sessionEndedAtom)
  const setCredentials = useSetAtom(credentialsAtom)
  const showToast = useSetAtom(toastAtom)
  const navigate = useNavigate()
  const here = useLocation()
  useEffect(() => {
    if (!ended) return undefined
    showToast({ tone: 'failed', refusal: ended })
    const timer = setTimeout(() => {
      setCredentials(undefined)
      void navigate(loginPathFor(here, noticeOf(ended)), { replace: true })
    }, REDIRECT_MS)
    return () => clearTimeout(timer)
    // The login leads back to the page on which the session ended, even if the member has moved on since.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [ended])
  // Reset only at the login: until then App.tsx needs it for the login's notice.
  useEffect(() => {
    if (ended && here.pathname === paths.login) setEnded(undefined)
  }, [ended, here.pathname, setEnded])
  return null
}
