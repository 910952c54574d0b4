import { useLayoutEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import type { Location } from 'react-router-dom'
import { pageKey } from './kept.ts'
import { screenAt } from './addresses.ts'
import { isTab } from './tabs.ts'

/** A page, and which entry of the history it stands at. */
type Stop = { location: Location; index: number }

const isTabAt = ({ pathname }: Location): boolean => {
  const screen = screenAt(pathname)
  return screen !== undefined && isTab(screen)
}

/** On to another page, or back from it. Between tabs, and where a page takes the place of another, nothing moves. */
export function wayBetween(from: Stop, to: Stop): 'pop' | 'push' | undefined {
  if (pageKey(from.location) === pageKey(to.location) || from.index === to.index) return undefined
  if (isTabAt(from.location) && isTabAt(to.location)) return undefined
  return to.index > from.index ? 'push' : 'pop'
}

function moves(): boolean {
  return 'startViewTransition' in document && !matchMedia('(prefers-reduced-motion: reduce)').matches
}

const indexNow = (): number => (history.state as { idx?: number } | null)?.idx ?? 0

/** The location that is shown: the next one at once, or as soon as the browser has a picture of the page that goes. */
export function useShownLocation(location: Location): Location {
  const [shown, setShown] = useState<Stop>(() => ({ location, index: indexNow() }))
  const isNew = location !== shown.location
  const next = isNew ? { location, index: indexNow() } : shown
  const way = isNew && moves() ? wayBetween(shown, next) : undefined
  if (isNew && !way) setShown(next)
  useLayoutEffect(() => {
    if (!way) return
    const root = document.documentElement
    const { finished, ready } = document.startViewTransition(() => {
      // Not before the picture of the page that goes is taken: from here on the page itself is not in it.
      root.dataset['way'] = way
      flushSync(() => setShown(next))
    })
    // A next step that comes before its end skips it, which is no fault.
    ready.catch(() => undefined)
    void finished.finally(() => {
      if (root.dataset['way'] === way) delete root.dataset['way']
    })
    // Once a location; the stop is made of it.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [location])
  return isNew && !way ? location : shown.location
}
