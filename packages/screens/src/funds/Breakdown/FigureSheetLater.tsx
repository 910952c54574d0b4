import { fetchedPart } from '@kabuto/ui-kit'
import { type ComponentProps, useState } from 'react'
import type { FigureSheet } from './FigureSheet.tsx'
import { useFetchedWhenIdle } from '../../shared/useFetchedWhenIdle.ts'

const Later = fetchedPart(async () => (await import('./FigureSheet.tsx')).FigureSheet)

/** Fetched once the page can be used, so before a figure is pressed; kept mounted, so that it can close. */
export function FigureSheetLater(props: ComponentProps<typeof FigureSheet>) {
  const [asked, setAsked] = useState(props.open)
  useFetchedWhenIdle(Later.fetch)
  if (props.open && !asked) setAsked(true)
  return asked && <Later {...props} />
}
