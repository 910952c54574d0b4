import type { Refusal, Submission } from '@kabuto/domain/shared'
import { useCheckedForm } from '@kabuto/ui-kit'
import { useRefusalCard } from '../../shared/useRefusalCard.ts'
import { type ActDraft, emptyAct } from './loansData.ts'

type Keep = { as: string; without: readonly [] }

/** One of the things that can be done here, with its own draft and its own refusals. */
export function useAct(check: (draft: ActDraft) => Refusal[], submission: Submission<unknown>, keep: Keep) {
  const form = useCheckedForm({ check, empty: emptyAct, submission, keep })
  return { form, submission, ...useRefusalCard(form, submission) }
}

export type Act = ReturnType<typeof useAct>
