import { isUnderWay, type Submission } from '@kabuto/domain/shared'
import { useState } from 'react'

/** Whether the confirmation is open. An answer closes it: a refusal is shown at the form. */
export function useConfirming(submission: Submission<unknown>) {
  const [asked, setAsked] = useState<Submission<unknown>>()
  const isOpen = asked !== undefined && (asked === submission || isUnderWay(submission))
  // Answered: a cached page must not open it again by itself, once its answer is closed.
  if (asked !== undefined && !isOpen) setAsked(undefined)
  return {
    open: isOpen,
    ask: () => setAsked(submission),
    close: () => setAsked(undefined),
    sending: isUnderWay(submission),
  }
}

export type Confirming = ReturnType<typeof useConfirming>
