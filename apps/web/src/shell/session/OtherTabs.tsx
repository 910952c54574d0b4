import { paths } from '@kabuto/domain/paths'
import { useSetAtom, useStore } from 'jotai'
import { useEffect, useEffectEvent } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { credentialsAtom, logOutAtom, machineAtom } from '../app.ts'
import { placeAfter } from '../pages/places.ts'
import { changeByOtherTab, changeWhileFrozen, readCredentials } from './session.ts'
import { toastAtom } from '../pages/toast.ts'

/**
 * A log-out in one tab logs out the others; a log-in in one is taken over where nobody is logged in. A page that comes
 * back from the browser's memory has heard of neither.
 */
export function OtherTabs() {
  const store = useStore()
  const setCredentials = useSetAtom(credentialsAtom)
  const logOut = useSetAtom(logOutAtom)
  const tell = useSetAtom(toastAtom)
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  const hear = useEffectEvent((event: StorageEvent | 'restored') => {
    const kept = readCredentials(store.get(machineAtom).lasting)
    const sessions = { mine: store.get(credentialsAtom), kept }
    const change = event === 'restored' ? changeWhileFrozen(sessions) : changeByOtherTab(event, sessions)
    if (change === 'loggedOut') {
      logOut()
      tell({ tone: 'done', msg: '', word: 'loggedOut' })
    }
    if (change === 'loggedIn') {
      setCredentials(kept)
      if (pathname === paths.login) void navigate(placeAfter(new URLSearchParams(search)), { replace: true })
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
