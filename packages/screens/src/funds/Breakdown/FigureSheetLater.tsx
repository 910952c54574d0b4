import { type ComponentProps, lazy, Suspense, useState } from 'react'
import type { FigureSheet } from './FigureSheet.tsx'
import { useFetchedWhenIdle } from '../../shared/useFetchedWhenIdle.ts'

const load = async () => ({ default: (await import('./FigureSheet.tsx')).FigureSheet })
const Later = lazy(load)

/** Fetched once the page can be used, so it is there before a figure is pressed; it stays, so that it can be closed. */
export function FigureSheetLater(props: ComponentProps<typeof FigureSheet>) {
  const [asked, setAsked] = useState(props.open)
  useFetchedWhenIdle(load)
  if (props.open && !asked) setAsked(true)
  return <Suspense>{asked && <Later {...props} />}</Suspense>
}
