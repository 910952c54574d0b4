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
 * A session that ended gives notice, and after 1.5 s the login, which leads back to where one was. Five calls at once
 * lead there once.
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
    // The place where it ended counts, not where one has got to since.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [ended])
  // Only there: until then the guard of the page that is left asks for it as well.
  useEffect(() => {
    if (ended && here.pathname === paths.login) setEnded(undefined)
  }, [ended, here.pathname, setEnded])
  return null
}
