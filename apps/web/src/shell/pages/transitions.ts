import { useAtomValue } from 'jotai'
import { useEffect, useLayoutEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import type { Location } from 'react-router-dom'
import { pageKey } from './kept.ts'
import { screenAt } from './addresses.ts'
import { servicesAtom } from '../app.ts'
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

/** A tap is felt to be answered at once within this time. */
const AT_ONCE_MS = 100

/** Whether there was a long task, or the picture of the old page came late: a slow phone goes without pictures. */
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
  const { wall } = useAtomValue(servicesAtom).ports
  const [shown, setShown] = useState<Stop>(() => ({ location, index: indexNow() }))
  useEffect(watchTasks, [])
  const isNew = location !== shown.location
  const next = isNew ? { location, index: indexNow() } : shown
  const way = isNew && moves() ? wayBetween(shown, next) : undefined
  if (isNew && !way) setShown(next)
  useLayoutEffect(() => {
    if (!way) return
    const root = document.documentElement
    const asked = wall()
    const { finished, ready } = document.startViewTransition(() => {
      // Called after the old page was captured, so the new page is not part of that picture.
      if (wall() - asked > AT_ONCE_MS) isSlow = true
      root.dataset['way'] = way
      flushSync(() => setShown(next))
    })
    // A navigation during the transition skips it, which is no error.
    ready.catch(() => undefined)
    void finished.finally(() => {
      if (root.dataset['way'] === way) delete root.dataset['way']
    })
    // Once for each location; `next` is made of it.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [location])
  return isNew && !way ? location : shown.location
}
