import { fetchBodies, partsFetched, whenIdle } from '@kabuto/ui-kit'
import { type ReactNode, useLayoutEffect } from 'react'
import { pageBegins } from './firstPage.ts'

const shown = Promise.withResolvers<void>()

/** Resolves once the first page is whole and the browser is idle: code that the page does not need is loaded then. */
export const firstPageShown = shown.promise

async function untilWhole(): Promise<void> {
  await whenIdle()
  // First what the page shows, then what it may come to show; what fails is fetched again when it is shown.
  await partsFetched()
  await fetchBodies().catch(() => undefined)
  await whenIdle()
}

/** Whether the frame already shows the large figure of this page, and the page itself has not read it yet. */
const isBehind = (frame: HTMLElement, root: HTMLElement): boolean =>
  frame.dataset['figureOf'] === location.hash.slice(1).split('?')[0] &&
  root.querySelector('[data-size=display][data-loading]') !== null

/** After this the page is shown without its figure, and says itself what is wrong. */
const LONGEST_BEHIND = 1000

let hasBegun = false
/** Ends the wait of the first page for its figure; set only while it waits. */
let endWait: (() => void) | undefined

function endFrame(): void {
  if (hasBegun) return
  hasBegun = true
  const frame = document.getElementById('frame')
  const root = document.getElementById('root')
  if (!frame || !root || !isBehind(frame, root)) {
    frame?.remove()
    shown.resolve(untilWhole())
    return
  }

  function end(): void {
    endWait = undefined
    watch.disconnect()
    clearTimeout(limit)
    frame?.remove()
    if (root) root.hidden = false
    shown.resolve(untilWhole())
  }

  // The page stays hidden until it has read its figure, so that a figure never disappears again.
  const watch = new MutationObserver(() => {
    if (!isBehind(frame, root)) end()
  })
  const limit = setTimeout(end, LONGEST_BEHIND)
  watch.observe(root, { childList: true, subtree: true })
  root.hidden = true
  endWait = end
}

/** Rendered before each page: if the member goes on to another page meanwhile, that one is shown at once. */
export function FrameLeft() {
  useLayoutEffect(() => {
    pageBegins()
    endWait?.()
  }, [])
  return null
}

let awaited = 0

/** Around a placeholder for a page whose code is not loaded; while one is mounted, the frame stays. */
export function AwaitedPage({ children }: { children: ReactNode }) {
  useLayoutEffect(() => {
    awaited += 1
    return () => {
      awaited -= 1
    }
  }, [])
  return children
}

/** Rendered after each page: the first one removes the frame that the server sent (firstFrame.ts). */
export function FrameEnd() {
  useLayoutEffect(() => {
    if (awaited === 0) endFrame()
  }, [])
  return null
}
