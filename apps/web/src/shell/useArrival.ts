import { useEffect, useRef } from 'react'

/** The heading of the page that is shown; the pages kept behind it are hidden. */
function shownHeading(): HTMLElement | undefined {
  return [...document.querySelectorAll('h1')].find((heading) => heading.checkVisibility())
}

function focusHeading(heading: HTMLElement): void {
  heading.tabIndex = -1
  heading.focus({ preventScroll: true })
}

/**
 * The focus goes to the heading of each page that comes, so that it is read out and the next Tab is in the page. The
 * first page leaves it where the browser puts it.
 */
export function useArrival(key: string): void {
  const shown = useRef<string>(undefined)
  useEffect(() => {
    const came = shown.current !== undefined && shown.current !== key
    shown.current = key
    if (!came) return undefined
    const heading = shownHeading()
    if (heading) {
      focusHeading(heading)
      return undefined
    }
    // Its chunk is still on the way.
    const watch = new MutationObserver(() => {
      const late = shownHeading()
      if (!late) return
      watch.disconnect()
      focusHeading(late)
    })
    watch.observe(document.body, { childList: true, subtree: true, attributes: true, attributeFilter: ['style'] })
    return () => watch.disconnect()
  }, [key])
}
