import { fetchedPart } from '@kabuto/ui-kit'
import { type ComponentProps, useState } from 'react'
import type { TermsSheet } from './TermsSheet.tsx'

const Later = fetchedPart(async () => (await import('./TermsSheet.tsx')).TermsSheet)

/** The TermsSheet of an entry page: it is fetched when it is opened, and kept mounted so that it can close. */
export function TermsLater(props: ComponentProps<typeof TermsSheet>) {
  const [asked, setAsked] = useState(false)
  if (props.name !== undefined && !asked) setAsked(true)
  return asked && <Later {...props} />
}
