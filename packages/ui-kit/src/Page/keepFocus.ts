import { shownHeading } from './shownHeading.ts'

/** Nothing to press: it can have the focus only this once. */
function focusOnce(place: HTMLElement | undefined): void {
  if (!place || document.activeElement !== document.body) return
  if (!place.hasAttribute('tabindex')) {
    place.tabIndex = -1
    place.addEventListener('blur', () => place.removeAttribute('tabindex'), { once: true })
  }
  place.focus({ preventScroll: true })
}

/**
 * Where what had the focus is gone (a card that was closed, a button that did its work), its container gets it, so
 * that the next Tab goes on from there. Where the page itself is gone, the heading of the next one does.
 */
export function keepFocus(page: HTMLElement | null): (() => void) | undefined {
  if (!page) return undefined
  let last: Node | null = null
  const listening = new AbortController()
  page.addEventListener('focusin', ({ target }) => (last = target as Node), { signal: listening.signal })
  const watch = new MutationObserver((changes) => {
    if (!last || last.isConnected) return
    let place = last
    for (const { target, removedNodes } of changes)
      if ([...removedNodes].some((removed) => removed.contains(place))) place = target
    last = null
    focusOnce(place !== page && place.isConnected ? (place as HTMLElement) : shownHeading())
  })
  watch.observe(page, { childList: true, subtree: true })
  return () => {
    listening.abort()
    watch.disconnect()
    if (page.contains(document.activeElement)) queueMicrotask(() => focusOnce(shownHeading()))
  }
}
