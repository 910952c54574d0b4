import { useLayoutEffect, useState } from 'react'
import { enterStage, useStageView } from './stage.ts'

/** The place in a modal where a toast is shown while the modal is the topmost one. */
export function ToastOutlet({ open }: { open: boolean }) {
  const [outlet] = useState(() => Symbol('outlet'))
  useLayoutEffect(() => (open ? enterStage(outlet) : undefined), [open, outlet])
  return <output>{useStageView(outlet)}</output>
}
