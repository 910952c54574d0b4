import { whenIdle } from '@kabuto/ui-kit'
import { type ReactNode, useLayoutEffect } from 'react'

const shown = Promise.withResolvers<void>()

/** Once the first page is there and has nothing left to do: what it can do without is fetched after it. */
export const firstPageShown = shown.promise

/** Of the page that the frame shows with its large figure, and that has not read that figure yet. */
const isBehind = (frame: HTMLElement, root: HTMLElement): boolean =>
  frame.dataset['figureOf'] === location.hash.slice(1).split('?')[0] &&
  root.querySelector('[data-size=display][data-loading]') !== null

/** Then something is wrong with the reading, and the page says what. */
const LONGEST_BEHIND = 1000

let hasBegun = false
/** While the first page waits for its figure. */
let endWait: (() => void) | undefined

function endFrame(): void {
  if (hasBegun) return
  hasBegun = true
  const frame = document.getElementById('frame')
  const root = document.getElementById('root')
  if (!frame || !root || !isBehind(frame, root)) {
    frame?.remove()
    shown.resolve(whenIdle())
    return
  }

  function end(): void {
    endWait = undefined
    watch.disconnect()
    clearTimeout(limit)
    frame?.remove()
    if (root) root.hidden = false
    shown.resolve(whenIdle())
  }

  // The page waits unseen until it has read its figure, so that none is ever taken back.
  const watch = new MutationObserver(() => {
    if (!isBehind(frame, root)) end()
  })
  const limit = setTimeout(end, LONGEST_BEHIND)
  watch.observe(root, { childList: true, subtree: true })
  root.hidden = true
  endWait = end
}

/** Stands before a page: whoever goes on meanwhile sees the next page at once. */
export function FrameLeft() {
  useLayoutEffect(() => endWait?.(), [])
  return null
}

let awaited = 0

/** Around what stands for a page that is not there yet, be it a page that another one shows in its place. */
export function AwaitedPage({ children }: { children: ReactNode }) {
  useLayoutEffect(() => {
    awaited += 1
    return () => {
      awaited -= 1
    }
  }, [])
  return children
}

/** Stands behind a page: with the first one the frame that the server sent goes (firstFrame.ts). */
export function FrameEnd() {
  useLayoutEffect(() => {
    if (awaited === 0) endFrame()
  }, [])
  return null
}
