import { lazy, Suspense } from 'react'

const load = async () => ({ default: (await import('./PartGuide.tsx')).PartGuide })

// Opened by its address: it is fetched while the workshop itself begins.
const ahead = /[?&]id=kit-\w+--guide/.test(location.search) ? load() : undefined
const Page = lazy(() => ahead ?? load())

/** The page of a part of the kit; what it takes is fetched when the first of them is opened. */
export function PartPage() {
  return (
    <Suspense>
      <Page />
    </Suspense>
  )
}
