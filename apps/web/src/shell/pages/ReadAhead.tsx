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
    function touch({ target }: PointerEvent): void {
      const touched = target && linkedPage(target)
      if (touched) void read(touched.screen, touched.query, touched.link)
    }
    document.addEventListener('pointerdown', touch)
    return () => document.removeEventListener('pointerdown', touch)
  }, [store, client, ports])
  return null
}
