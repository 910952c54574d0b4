import { type ReactNode, useContext, useDeferredValue } from 'react'
import { InSteps } from '../base/inSteps.ts'

/** What is below the fold: in a page that comes in steps (`InSteps`) it is drawn after the rest of the page. */
export function BelowFold({ children }: { children: ReactNode }) {
  const isInSteps = useContext(InSteps)
  const isDue = useDeferredValue(true, !isInSteps)
  return isDue && children
}
