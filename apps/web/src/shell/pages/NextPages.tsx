import type { ScreenName } from '@kabuto/domain/paths'
import { partsFetched, whenIdle } from '@kabuto/ui-kit'
import { useEffect } from 'react'
import { savesData } from '../device/savesData.ts'
import { pagesLinkedTo, pagesNextTo } from './pagesNextTo.ts'

/** So many that a slow line is not idle, and so few that what a member asks for meanwhile hardly waits. */
const PAGES_AT_ONCE = 3

type NextPagesProps = {
  /** The page that is shown. */
  screen: ScreenName
  fetchPage: (screen: ScreenName) => Promise<void>
}

/** Once the page is whole, fetches what mostly follows it, its bar and what its links lead to. Loaded later itself. */
export function NextPages({ screen, fetchPage }: NextPagesProps) {
  useEffect(() => {
    let isShown = true
    async function fetchEach(names: readonly ScreenName[]): Promise<void> {
      for (let first = 0; first < names.length; first += PAGES_AT_ONCE) {
        await whenIdle()
        if (!isShown) return
        await Promise.all(names.slice(first, first + PAGES_AT_ONCE).map(fetchPage))
      }
    }
    async function fetchNext(): Promise<void> {
      await partsFetched()
      await fetchEach(pagesNextTo(screen))
      await whenIdle()
      await fetchEach(pagesLinkedTo(document.links))
    }
    if (!savesData()) void fetchNext()
    return () => {
      isShown = false
    }
  }, [screen, fetchPage])
  return null
}
