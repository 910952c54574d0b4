import { paths } from '@kabuto/domain/paths'
import { useSetAtom, useStore } from 'jotai'
import { useEffect, useEffectEvent } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { credentialsAtom, logOutAtom, machineAtom } from './app.ts'
import { placeAfter } from './places.ts'
import { changeByOtherTab, readCredentials } from './session.ts'
import { toastAtom } from './toast.ts'

/** A log-out in one tab logs out the others; a log-in in one is taken over where nobody is logged in. */
export function OtherTabs() {
  const store = useStore()
  const setCredentials = useSetAtom(credentialsAtom)
  const logOut = useSetAtom(logOutAtom)
  const tell = useSetAtom(toastAtom)
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  const hear = useEffectEvent((event: StorageEvent) => {
    const kept = readCredentials(store.get(machineAtom).lasting)
    const change = changeByOtherTab(event, { mine: store.get(credentialsAtom), kept })
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
    window.addEventListener('storage', listener)
    return () => window.removeEventListener('storage', listener)
  }, [])
  return null
}
