import { hasHeading, shownHeading } from '@kabuto/ui-kit'
import { useLayoutEffect, useRef } from 'react'

function focusHeading(heading: HTMLElement): void {
  heading.tabIndex = -1
  heading.focus({ preventScroll: true })
}

/** Calls back with what is found: at once, or when the code of the page has been loaded. */
function onFound<Found>(find: () => Found | undefined, found: (it: Found) => void): (() => void) | undefined {
  const first = find()
  if (first) {
    found(first)
    return undefined
  }
  const watch = new MutationObserver(() => {
    const late = find()
    if (!late) return
    watch.disconnect()
    found(late)
  })
  watch.observe(document.body, { childList: true, subtree: true, attributes: true, attributeFilter: ['style'] })
  return () => watch.disconnect()
}

/** False until a page with a heading was shown: a redirect shows none. */
let hasShownPage = false

/**
 * Focuses the heading of each new page, so that screen readers read it and the next Tab stays in the page. On the first
 * page the focus stays where the browser puts it.
 */
export function useArrival(key: string): void {
  const shown = useRef<string>(undefined)
  // A layout effect: the observer of the page before must be gone before it could see the heading of this one.
  useLayoutEffect(() => {
    const came = hasShownPage && shown.current !== undefined && shown.current !== key
    shown.current = key
    if (came) return onFound(shownHeading, focusHeading)
    return onFound(hasHeading, () => {
      hasShownPage = true
    })
  }, [key])
}
