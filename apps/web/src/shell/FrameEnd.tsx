import { useLayoutEffect } from 'react'

const shown = Promise.withResolvers<void>()

/** Once the first page is there: what it can do without is fetched after it. */
export const firstPageShown = shown.promise

/** Stands behind a page: with the first one the frame that the server sent goes (firstFrame.ts). */
export function FrameEnd() {
  useLayoutEffect(() => {
    document.getElementById('frame')?.remove()
    shown.resolve()
  }, [])
  return null
}
