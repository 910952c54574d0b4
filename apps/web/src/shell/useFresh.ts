import { useEffect, useRef } from 'react'

/** A kept page that is shown again reads its values again; the old ones stay on screen meanwhile. */
export function useFresh(readAgain: () => void): void {
  const wasShown = useRef(false)
  useEffect(() => {
    if (wasShown.current) readAgain()
    wasShown.current = true
  }, [readAgain])
}
