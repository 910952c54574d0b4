import { paths } from '@kabuto/domain/paths'
import { useSetAtom, useStore } from 'jotai'
import { useEffect, useEffectEvent } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { credentialsAtom, logOutAtom, servicesAtom } from '../app.ts'
import { pageAfterLogin } from '../pages/addresses.ts'
import { changeByOtherTab, changeWhileFrozen, readCredentials } from './session.ts'
import { toastAtom } from '../pages/toast.ts'

/**
 * A log-out in one tab logs out the others; tabs without a session take over a login from another tab. A page restored
 * from the back/forward cache has missed these events, so it compares its session with the storage.
 */
export function OtherTabs() {
  const store = useStore()
  const setCredentials = useSetAtom(credentialsAtom)
  const logOut = useSetAtom(logOutAtom)
  const showToast = useSetAtom(toastAtom)
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  const hear = useEffectEvent((event: StorageEvent | 'restored') => {
    const kept = readCredentials(store.get(servicesAtom).lasting)
    const sessions = { mine: store.get(credentialsAtom), kept }
    const change = event === 'restored' ? changeWhileFrozen(sessions) : changeByOtherTab(event, sessions)
    if (change === 'loggedOut') {
      logOut()
      showToast({ tone: 'done', msg: '', word: 'loggedOut' })
    }
    if (change === 'loggedIn') {
      setCredentials(kept)
      if (pathname === paths.login) void navigate(pageAfterLogin(new URLSearchParams(search)), { replace: true })
    }
  })
  useEffect(() => {
    const listener = (event: StorageEvent): void => hear(event)
    const onShow = ({ persisted }: PageTransitionEvent): void => {
      if (persisted) hear('restored')
    }
    window.addEventListener('storage', listener)
    window.addEventListener('pageshow', onShow)
    return () => {
      window.removeEventListener('storage', listener)
      window.removeEventListener('pageshow', onShow)
    }
  }, [])
  return null
}
