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

/** A phone that paints a page within this time of its tap has the time for pictures. */
const QUICK_MS = 32
/** A picture of the old page that takes longer is not waited for, so that a tap is answered at once. */
const PICTURE_MS = 50

/** Whether the browser is asked for a picture of the page that goes. */
let pictures: 'untried' | 'taken' | 'tooSlow' = 'untried'
/** Whether a page has come without one, and the browser has not told yet how long its tap took. */
let cameWithout = false

/** No picture before a tap was answered quickly without one, so that no tap on a slow phone waits for its picture. */
function watchTaps(): (() => void) | undefined {
  // A browser that does not time taps is asked for pictures at once, and no longer once one took too long.
  if (!PerformanceObserver.supportedEntryTypes.includes('event')) {
    pictures = 'taken'
    return undefined
  }
  const watch = new PerformanceObserver((events) => {
    const taps = events.getEntriesByName('click')
    if (!cameWithout || taps.length === 0) return
    cameWithout = false
    if (pictures === 'untried' && taps.every(({ duration }) => duration <= QUICK_MS)) pictures = 'taken'
  })
  // By default, the browser tells of events from 104 ms on; 16 is the least that it can be asked for.
  const options = { type: 'event', durationThreshold: 16 }
  watch.observe(options)
  return () => watch.disconnect()
}

function moves(): boolean {
  const isAsked = pictures === 'taken' && 'startViewTransition' in document
  return isAsked && !matchMedia('(prefers-reduced-motion: reduce)').matches
}

const indexNow = (): number => (history.state as { idx?: number } | null)?.idx ?? 0

/** The location to show: the new one at once, or with a transition once the browser has captured the old page. */
export function useShownLocation(location: Location): Location {
  const [shown, setShown] = useState<Stop>(() => ({ location, index: indexNow() }))
  const [first] = useState(location)
  useEffect(watchTaps, [])
  const isNew = location !== shown.location
  const next = isNew ? { location, index: indexNow() } : shown
  const way = isNew && moves() ? wayBetween(shown, next) : undefined
  if (isNew && !way) setShown(next)
  useLayoutEffect(() => {
    if (!way) {
      cameWithout = location !== first
      return
    }
    const root = document.documentElement
    const transition = document.startViewTransition(() => {
      // Called after the old page was captured, so the new page is not part of that picture, or without a picture.
      clearTimeout(limit)
      root.dataset['way'] = way
      flushSync(() => setShown(next))
    })
    const limit = setTimeout(() => {
      pictures = 'tooSlow'
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
