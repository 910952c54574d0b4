import type { Refusal, Submission } from '@kabuto/domain/shared'
import type { CheckedForm } from '@kabuto/ui-kit'
import { useId, useState } from 'react'
import { refusalsOf } from './refusalsOf.ts'
import { shownRefusals } from './shownRefusals.ts'

const none: readonly Refusal[] = []

// `besides`: refusals that the card shows first, of fields that cannot show them or that a button fixes.

/** The only card of a form: it keeps all refusals, and the fields are linked to it. */
export function useRefusalCard<Draft>(
  form: CheckedForm<Draft, Refusal>,
  submission: Submission<unknown>,
  besides: readonly Refusal[] = none,
) {
  const titleId = useId()
  const sent = refusalsOf(submission)
  const [closed, setClosed] = useState<readonly Refusal[]>()
  const shown = shownRefusals(form, sent).filter((refusal) => closed !== sent || !sent.includes(refusal))
  const refusals = [...besides.filter((refusal) => !shown.includes(refusal)), ...shown]
  // A refusal that still holds cannot be closed; an answer can.
  const canClose = refusals.every((refusal) => sent.includes(refusal))
  return {
    card: {
      refusals,
      titleId,
      onClose: canClose ? () => setClosed(sent) : undefined,
      onFixed: () => setClosed(sent),
      focused: submission.state === 'refused',
    },
    /** What a field shows: its own sentence, or that the card says it. */
    errorAt: (refusal: Refusal | undefined, words: (refusal: Refusal) => string) => {
      if (!refusal) return {}
      return refusal === refusals[0] ? { errorId: titleId } : { error: words(refusal) }
    },
  }
}

export type RefusalCardOf = ReturnType<typeof useRefusalCard>
