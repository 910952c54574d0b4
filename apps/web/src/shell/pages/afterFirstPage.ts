import { startTransition, useEffect, useState } from 'react'
import { firstPageShown } from './FrameEnd.tsx'

/**
 * What pages use only once the first one is shown. Its hook gives `undefined` until then; once a page has fetched it,
 * the next ones have it from their first frame on.
 */
export function afterFirstPage<Loaded extends object>(load: () => Promise<Loaded>): () => Loaded | undefined {
  let fetched: Loaded | undefined
  return function useLoaded() {
    const [loaded, setLoaded] = useState(fetched)
    useEffect(() => {
      if (loaded) return
      async function fetchIt(): Promise<void> {
        try {
          await firstPageShown
          fetched = await load()
          // The whole page is rendered with it: in slices.
          startTransition(() => setLoaded(fetched))
        } catch {
          // The page goes without; the next one tries again.
        }
      }
      void fetchIt()
    }, [loaded])
    return loaded
  }
}
