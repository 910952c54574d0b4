import { shownHeading } from '@kabuto/ui-kit'
import { useLayoutEffect, useRef } from 'react'

function focusHeading(heading: HTMLElement): void {
  heading.tabIndex = -1
  heading.focus({ preventScroll: true })
}

/** At once, or when its chunk has come. */
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

/** An address that only leads on to another shows no page. */
let hasShownPage = false

/**
 * The focus goes to the heading of each page that comes, so that it is read out and the next Tab is in the page. The
 * first page leaves it where the browser puts it.
 */
export function useArrival(key: string): void {
  const shown = useRef<string>(undefined)
  // In the same step as the page comes: nothing of the page before is to take its heading for its own.
  useLayoutEffect(() => {
    const came = hasShownPage && shown.current !== undefined && shown.current !== key
    shown.current = key
    return onHeading((heading) => {
      hasShownPage = true
      if (came) focusHeading(heading)
    })
  }, [key])
}
