import { useAtomValue, useStore } from 'jotai'
import { useEffect } from 'react'
import { credentialsAtom, languageAtom, servicesAtom } from '../app.ts'
import { linkedPage } from './links.ts'
import { touchReader } from './touched.ts'

/** Listens for fingers that come down on links, and requests what their pages read. */
export function ReadAhead() {
  const store = useStore()
  const { client, ports } = useAtomValue(servicesAtom)
  useEffect(() => {
    const reader = () => ({ language: store.get(languageAtom), credentials: store.get(credentialsAtom) })
    const read = touchReader({ client, wall: ports.wall, reader })
    let scrolls = new AbortController()
    function touch({ target }: PointerEvent): void {
      const touched = target && linkedPage(target)
      if (!touched) return
      scrolls = new AbortController()
      void read(touched.screen, touched.query, scrolls.signal)
    }
    // The browser cancels the pointer of a finger that scrolls.
    const giveUp = (): void => scrolls.abort()
    document.addEventListener('pointerdown', touch)
    document.addEventListener('pointercancel', giveUp)
    return () => {
      document.removeEventListener('pointerdown', touch)
      document.removeEventListener('pointercancel', giveUp)
    }
  }, [store, client, ports])
  return null
}
