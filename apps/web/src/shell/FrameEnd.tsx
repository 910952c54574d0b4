import { useLayoutEffect } from 'react'

const shown = Promise.withResolvers<void>()

/** Once the first page is there and has nothing left to do: what it can do without is fetched after it. */
export const firstPageShown = shown.promise

/** Pages that are hidden are never idle. */
const LONGEST_WAIT = 2000

function resolveOnceIdle(): void {
  // Safari does not tell when it is idle.
  if (typeof requestIdleCallback === 'undefined') setTimeout(shown.resolve, 300)
  else requestIdleCallback(() => shown.resolve(), { timeout: LONGEST_WAIT })
}

/** Stands behind a page: with the first one the frame that the server sent goes (firstFrame.ts). */
export function FrameEnd() {
  useLayoutEffect(() => {
    document.getElementById('frame')?.remove()
    resolveOnceIdle()
  }, [])
  return null
}
