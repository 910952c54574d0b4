import { isUnderWay, type Submission } from '@kabuto/domain/shared'
import { useState } from 'react'

/** Whether the last look is open. An answer closes it: what was refused is told at the form. */
export function useConfirming(submission: Submission<unknown>) {
  const [asked, setAsked] = useState<Submission<unknown>>()
  return {
    open: asked !== undefined && (asked === submission || isUnderWay(submission)),
    ask: () => setAsked(submission),
    close: () => setAsked(undefined),
    sending: isUnderWay(submission),
  }
}

export type Confirming = ReturnType<typeof useConfirming>
