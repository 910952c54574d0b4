import { Activity, type ReactNode, Suspense, useContext, useLayoutEffect, useRef, useState } from 'react'
import { type Location, UNSAFE_LocationContext as LocationContext, useLocation } from 'react-router-dom'
import { type KeptPage, pageKey, visit } from './kept.ts'
import { useShownLocation } from './transitions.ts'
import { useArrival } from './useArrival.ts'

type KeptPagesProps = {
  isKept: (location: Location) => boolean
  children: (location: Location) => ReactNode
}

/** The document is the scroller: each page's place is noted while it scrolls and taken again when it is shown. */
function useScrollOf(key: string): void {
  const places = useRef(new Map<string, number>())
  useLayoutEffect(() => {
    const kept = places.current
    window.scrollTo(0, kept.get(key) ?? 0)
    function note(): void {
      kept.set(key, window.scrollY)
    }
    window.addEventListener('scroll', note, { passive: true })
    return () => window.removeEventListener('scroll', note)
  }, [key])
}

/** Shows the page of the location; pages that are kept go on living behind it, each with the location it had. */
export function KeptPages({ isKept, children }: KeptPagesProps) {
  const location = useShownLocation(useLocation())
  const { navigationType } = useContext(LocationContext)
  const key = pageKey(location)
  const [pages, setPages] = useState<readonly KeptPage[]>(() => visit([], location, isKept(location)))
  if (pages.at(-1)?.location !== location) setPages(visit(pages, location, isKept(location)))
  useScrollOf(key)
  useArrival(key)
  return pages
    .toSorted((a, b) => a.key.localeCompare(b.key))
    .map((page) => (
      <Activity key={page.key} mode={page.key === key ? 'visible' : 'hidden'}>
        {/* A hidden page must not be told of the other page's location. */}
        <LocationContext value={{ location: page.location, navigationType }}>
          <Suspense>{children(page.location)}</Suspense>
        </LocationContext>
      </Activity>
    ))
}
