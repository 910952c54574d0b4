import { startTransition, useEffect, useState } from 'react'
import { firstPageShown } from './FrameEnd.tsx'

let isShown = false

/** True once the first page is shown: for parts below the first screenful, which are read after those above. */
export function useFirstPageShown(): boolean {
  const [shown, setShown] = useState(isShown)
  useEffect(() => {
    async function wait(): Promise<void> {
      await firstPageShown
      isShown = true
      startTransition(() => setShown(true))
    }
    void wait()
  }, [])
  return shown
}
