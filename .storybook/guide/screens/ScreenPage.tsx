import { lazy, Suspense } from 'react'

const Page = lazy(async () => ({ default: (await import('./ScreenGuide.tsx')).ScreenGuide }))

/** The page of a screen; what it takes is fetched when the first of them is opened. */
export function ScreenPage() {
  return (
    <Suspense>
      <Page />
    </Suspense>
  )
}
