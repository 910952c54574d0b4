import type { Loadable } from '@kabuto/domain/shared'
import { useEffect, useRef } from 'react'

/** Whenever a page is shown, values that were read before are read again; the old ones stay on screen meanwhile. */
export function useFresh({ state }: Loadable<unknown>, readAgain: () => void): void {
  const wasRead = useRef(false)
  useEffect(() => {
    wasRead.current = state === 'ready'
  })
  useEffect(() => {
    if (wasRead.current) readAgain()
  }, [readAgain])
}
