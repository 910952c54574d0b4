import { useEffect, useState } from 'react'
import { firstPageShown } from './FrameEnd.tsx'

let isShown = false

/** What stands below what a phone shows is asked for after all that stands above. */
export function useFirstPageShown(): boolean {
  const [shown, setShown] = useState(isShown)
  useEffect(() => {
    async function wait(): Promise<void> {
      await firstPageShown
      isShown = true
      setShown(true)
    }
    void wait()
  }, [])
  return shown
}
