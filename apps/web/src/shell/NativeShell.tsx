import { useAtomValue, useSetAtom, useStore } from 'jotai'
import { useEffect, useEffectEvent } from 'react'
import { machineAtom } from './app.ts'
import { createBackButton } from './backButton.ts'
import { confirmedAtom } from './confirmed.ts'
import { tick } from './haptics.ts'
import { hasPageBefore, isLayer } from './layers.ts'
import { LeaveDialog } from './LeaveDialog.tsx'
import { nativeHost } from './nativeHost.ts'
import { followTheme } from './statusBar.ts'
import { toastAtom } from './toast.ts'

/**
 * The shell sends `backbutton` to the document, as Cordova's does, and leaves by itself only where nobody prevents it.
 * A browser sends none, so nothing of its own is ever held back.
 */
function useBackButton(): void {
  const tell = useSetAtom(toastAtom)
  const { ports } = useAtomValue(machineAtom)
  const warn = useEffectEvent(() => tell({ tone: 'note', word: 'backAgain' }))
  useEffect(() => {
    const button = createBackButton({
      hasWayBack: () => isLayer() || hasPageBefore(),
      goBack: () => history.back(),
      now: ports.wall,
      tell: warn,
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

/** What the app has to do with the machine around it; it comes after the first page. */
export function NativeShell() {
  const store = useStore()
  useBackButton()
  useEffect(() => followTheme(window), [])
  useEffect(() => store.sub(confirmedAtom, () => tick(window)), [store])
  return <LeaveDialog />
}
