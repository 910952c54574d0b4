import { shownHeading } from '@kabuto/ui-kit'
import { useLayoutEffect, useRef } from 'react'

function focusHeading(heading: HTMLElement): void {
  heading.tabIndex = -1
  heading.focus({ preventScroll: true })
}

/** Calls back with the page's heading: at once, or when the code of the page has been loaded. */
function onHeading(onFound: (heading: HTMLElement) => void): (() => void) | undefined {
  const heading = shownHeading()
  if (heading) {
    onFound(heading)
    return undefined
  }
  const watch = new MutationObserver(() => {
    const late = shownHeading()
    if (!late) return
    watch.disconnect()
    onFound(late)
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
    return onHeading((heading) => {
      hasShownPage = true
      if (came) focusHeading(heading)
    })
  }, [key])
}
