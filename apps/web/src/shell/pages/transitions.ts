import { useEffect, useLayoutEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import type { Location } from 'react-router-dom'
import { pageKey } from './kept.ts'
import { screenAt } from './addresses.ts'
import { isTab } from '@kabuto/screens/shared'

/** A page, and the index of its entry in the history. */
type Stop = { location: Location; index: number }

const isTabAt = ({ pathname }: Location): boolean => {
  const screen = screenAt(pathname)
  return screen !== undefined && isTab(screen)
}

/** The direction of the animation. None between tabs, and none where a page replaces another in the history. */
export function wayBetween(from: Stop, to: Stop): 'pop' | 'push' | undefined {
  if (pageKey(from.location) === pageKey(to.location) || from.index === to.index) return undefined
  if (isTabAt(from.location) && isTabAt(to.location)) return undefined
  return to.index > from.index ? 'push' : 'pop'
}

/** A picture of the old page that takes longer is not waited for, so that a tap is answered at once. */
const PICTURE_MS = 50

/** Whether there was a long task, or a picture took too long: a slow phone goes without pictures. */
let isSlow = false

/** Tasks before the first tap count too, so that already the first one is answered at once. */
function watchTasks(): () => void {
  // The browser tells only of tasks of more than 50 ms.
  const watch = new PerformanceObserver(() => {
    isSlow = true
  })
  // A browser that does not know of long tasks ignores it.
  watch.observe({ type: 'longtask', buffered: true })
  return () => watch.disconnect()
}

function moves(): boolean {
  return !isSlow && 'startViewTransition' in document && !matchMedia('(prefers-reduced-motion: reduce)').matches
}

const indexNow = (): number => (history.state as { idx?: number } | null)?.idx ?? 0

/** The location to show: the new one at once, or with a transition once the browser has captured the old page. */
export function useShownLocation(location: Location): Location {
  const [shown, setShown] = useState<Stop>(() => ({ location, index: indexNow() }))
  useEffect(watchTasks, [])
  const isNew = location !== shown.location
  const next = isNew ? { location, index: indexNow() } : shown
  const way = isNew && moves() ? wayBetween(shown, next) : undefined
  if (isNew && !way) setShown(next)
  useLayoutEffect(() => {
    if (!way) return
    const root = document.documentElement
    const transition = document.startViewTransition(() => {
      // Called after the old page was captured, so the new page is not part of that picture, or without a picture.
      clearTimeout(limit)
      root.dataset['way'] = way
      flushSync(() => setShown(next))
    })
    const limit = setTimeout(() => {
      isSlow = true
      transition.skipTransition()
    }, PICTURE_MS)
    // A transition that is skipped, by this limit or by the next navigation, is no error.
    transition.ready.catch(() => undefined)
    void transition.finished.finally(() => {
      if (root.dataset['way'] === way) delete root.dataset['way']
    })
    // Once for each location; `next` is made of it.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [location])
  return isNew && !way ? location : shown.location
}
