import { lazy, Suspense } from 'react'

const Page = lazy(async () => ({ default: (await import('./PartGuide.tsx')).PartGuide }))

/** The page of a part of the kit; what it takes is fetched when the first of them is opened. */
export function PartPage() {
  return (
    <Suspense>
      <Page />
    </Suspense>
  )
}
