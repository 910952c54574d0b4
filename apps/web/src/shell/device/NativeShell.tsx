import { whenIdle } from '@kabuto/ui-kit'
import { useAtomValue, useSetAtom, useStore } from 'jotai'
import { useEffect, useEffectEvent } from 'react'
import { languageAtom, servicesAtom } from '../app.ts'
import { createBackButton } from './backButton.ts'
import { confirmedAtom } from '../data/confirmed.ts'
import { tick } from './haptics.ts'
import { hasPageBefore, isLayer } from '../pages/layers.ts'
import { LeaveDialog } from './LeaveDialog.tsx'
import { nativeHost } from './nativeHost.ts'
import { followTheme } from './statusBar.ts'
import { manifestFile } from '../words/manifest.ts'
import { toastAtom } from '../pages/toast.ts'
import { useForgottenAnswers } from './useForgottenAnswers.ts'
import { useReleases } from './useReleases.ts'

/**
 * The native app sends `backbutton` to the document, as Cordova does, and closes itself only where the event is not
 * prevented. A browser sends no such event, so its own back button works as usual.
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

/** Gives a haptic tick for each confirmed send; one tick at the start if there were any before this was loaded. */
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

/** Once the page rests, because the colour is that of a style worked out for all of it. */
function useStatusBar(): void {
  useEffect(() => {
    let unfollow: (() => void) | undefined
    let isLeft = false
    async function follow(): Promise<void> {
      await whenIdle()
      if (!isLeft) unfollow = followTheme(window)
    }
    void follow()
    return () => {
      isLeft = true
      unfollow?.()
    }
  }, [])
}

/** The app is installed in the language that is shown; at first the page itself says so (arrangeFrame.ts). */
function useManifest(): void {
  const language = useAtomValue(languageAtom)
  useEffect(() => {
    document.querySelector('link[rel=manifest]')?.setAttribute('href', manifestFile(language))
  }, [language])
}

/**
 * Back button, status bar, haptics, links to other sites, how the app is installed, and what is kept on the device.
 * Loaded after the first page.
 */
export function NativeShell() {
  useBackButton()
  useStatusBar()
  useTicks()
  useManifest()
  useReleases()
  useForgottenAnswers()
  return <LeaveDialog />
}
