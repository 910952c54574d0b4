import { Activity, memo, type ReactNode, useLayoutEffect, useMemo, useRef, useState } from 'react'
import {
  type Location,
  NavigationType,
  UNSAFE_LocationContext as LocationContext,
  useLocation,
  useNavigationType,
} from 'react-router-dom'
import { type Coming, type KeptPage, pageKey, visit } from './kept.ts'
import { useShownLocation } from './transitions.ts'
import { useArrival } from './useArrival.ts'

type KeptPagesProps = {
  isKept: (location: Location) => boolean
  /** Draws the page. */
  children: (location: Location, coming: Coming) => ReactNode
}

/** The document itself scrolls: the position of each page is stored, and restored when the page is shown again. */
function useScrollOf(key: string): void {
  const scrollPositions = useRef(new Map<string, number>())
  useLayoutEffect(() => {
    const kept = scrollPositions.current
    window.scrollTo(0, kept.get(key) ?? 0)
    function note(): void {
      kept.set(key, window.scrollY)
    }
    window.addEventListener('scroll', note, { passive: true })
    return () => window.removeEventListener('scroll', note)
  }, [key])
}

type PageProps = { location: Location; coming: Coming; isShown: boolean; draw: KeptPagesProps['children'] }

/** Memoised, so that a page is not rendered again because another page comes or goes. */
const Page = memo(function Page({ location, coming, isShown, draw }: PageProps) {
  const [navigationType] = useState(useNavigationType())
  // A hidden page keeps its own location and does not get that of the shown page.
  const contextValue = useMemo(() => ({ location, navigationType }), [location, navigationType])
  const drawn = useMemo(() => draw(location, coming), [draw, location, coming])
  return (
    <Activity mode={isShown ? 'visible' : 'hidden'}>
      <LocationContext value={contextValue}>{drawn}</LocationContext>
    </Activity>
  )
})

/** Shows the page of the location. Kept pages stay mounted but hidden, each with the location it had. */
export function KeptPages({ isKept, children }: KeptPagesProps) {
  const location = useShownLocation(useLocation())
  const isBack = useNavigationType() === NavigationType.Pop
  const key = pageKey(location)
  const visitIn = (before: readonly KeptPage[]): readonly KeptPage[] =>
    visit(before, location, { keep: isKept(location), isBack })
  const [pages, setPages] = useState(() => visitIn([]))
  if (pages.at(-1)?.location !== location) setPages(visitIn)
  useScrollOf(key)
  useArrival(key)
  return pages
    .toSorted((a, b) => (a.key < b.key ? -1 : 1))
    .map((page) => (
      <Page key={page.key} location={page.location} coming={page.coming} isShown={page.key === key} draw={children} />
    ))
}
