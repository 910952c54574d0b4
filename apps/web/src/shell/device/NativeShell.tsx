import { useAtomValue, useSetAtom, useStore } from 'jotai'
import { useEffect, useEffectEvent } from 'react'
import { servicesAtom } from '../app.ts'
import { createBackButton } from './backButton.ts'
import { confirmedAtom } from '../data/confirmed.ts'
import { tick } from './haptics.ts'
import { hasPageBefore, isLayer } from '../pages/layers.ts'
import { LeaveDialog } from './LeaveDialog.tsx'
import { nativeHost } from './nativeHost.ts'
import { followTheme } from './statusBar.ts'
import { toastAtom } from '../pages/toast.ts'

/**
 * The shell sends `backbutton` to the document, as Cordova's does, and leaves by itself only where nobody prevents it.
 * A browser sends none, so nothing of its own is ever held back.
 */
function useBackButton(): void {
  const showToast = useSetAtom(toastAtom)
  const { ports } = useAtomValue(servicesAtom)
  const warn = useEffectEvent(() => showToast({ tone: 'note', word: 'backAgain' }))
  useEffect(() => {
    const button = createBackButton({
      hasWayBack: () => isLayer() || hasPageBefore(),
      goBack: () => history.back(),
      now: ports.wall,
      warn,
      exit: () => nativeHost(window)?.exit(),
    })
    const listening = new AbortController()
    const press = (event: Event): void => {
      event.preventDefault()
      button.press()
    }
    document.addEventListener('backbutton', press, { signal: listening.signal })
    window.addEventListener('popstate', () => button.arrived(), { signal: listening.signal })
    return () => listening.abort()
  }, [ports])
}

/** What was done before this came is felt when it comes. */
function useTicks(): void {
  const store = useStore()
  useEffect(() => {
    let felt = 0
    function feel(): void {
      const done = store.get(confirmedAtom)
      if (done > felt) tick(window)
      felt = done
    }
    feel()
    return store.sub(confirmedAtom, feel)
  }, [store])
}

/** What the app has to do with the machine around it; it comes after the first page. */
export function NativeShell() {
  useBackButton()
  useEffect(() => followTheme(window), [])
  useTicks()
  return <LeaveDialog />
}
