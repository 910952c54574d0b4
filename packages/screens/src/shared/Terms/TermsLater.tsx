import { type ComponentProps, lazy, Suspense, useEffect, useState } from 'react'
import type { TermsSheet } from './TermsSheet.tsx'

const load = async () => ({ default: (await import('./TermsSheet.tsx')).TermsSheet })
const Later = lazy(load)

/** The TermsSheet of a page that somebody comes in by: it is fetched once the page can be used. */
export function TermsLater(props: ComponentProps<typeof TermsSheet>) {
  const [asked, setAsked] = useState(false)
  if (props.name !== undefined && !asked) setAsked(true)
  useEffect(() => {
    // A fetch that fails is tried again when it is asked for; the page then tells what is wrong.
    load().catch(() => undefined)
  }, [])
  return <Suspense>{asked && <Later {...props} />}</Suspense>
}
