import { whenIdle } from '@kabuto/ui-kit'
import { useEffect } from 'react'

/** Fetches a part of the page once the page can be used, so that it is there before it is needed. */
export function useFetchedWhenIdle(load: () => Promise<unknown>): void {
  useEffect(() => {
    // A fetch that fails is tried again when the part is needed.
    whenIdle()
      .then(load)
      .catch(() => undefined)
  }, [load])
}
