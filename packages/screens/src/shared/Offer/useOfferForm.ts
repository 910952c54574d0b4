import type { Refusal, Submission } from '@kabuto/domain/shared'
import { useCheckedForm } from '@kabuto/ui-kit'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useRefusalWords } from '../Refusal/useRefusalWords.ts'
import { useRefusalCard } from '../useRefusalCard.ts'
import { useConfirming } from './useConfirming.ts'

type OfferFormOptions<Draft> = {
  /** Under which name a half-typed draft is kept: of this offer, and of no other. */
  as: string
  check: (draft: Draft) => Refusal[]
  empty: Draft
  submission: Submission<unknown>
  /** Further refusals for the card: those of the page's other actions. */
  besides?: readonly Refusal[] | undefined
}

/** The form of anything that can be applied for: its draft, its refusals and its confirmation. */
export function useOfferForm<Draft extends Record<string, string>>(options: OfferFormOptions<Draft>) {
  const { as, check, empty, submission, besides } = options
  const { t } = useTranslation('offer')
  const words = useRefusalWords()
  const [keep] = useState({ as, without: [] })
  const form = useCheckedForm({ check, empty, submission, keep })
  const { card, errorAt } = useRefusalCard(form, submission, besides)
  const confirming = useConfirming(submission)
  const names: (keyof Draft & string)[] = Object.keys(empty)
  const wrong = names.filter((name) => form.refusalOf(name)).length
  return {
    form,
    card,
    confirming,
    /** What was typed, as long as it holds. */
    holding: form.found.length === 0 ? form.draft : undefined,
    /** Why it cannot be sent yet. */
    reason: wrong > 0 ? t('missing', { n: wrong }) : undefined,
    review: () => form.submit(confirming.ask),
    /** What a field of the form takes. */
    field: (name: keyof Draft & string) => ({
      name,
      value: form.draft[name],
      onChange: (next: string) => form.set(name, next as Draft[typeof name]),
      onBlur: () => {
        // What was only looked at is not wrong yet.
        if (form.draft[name] !== '') form.leave(name)
      },
      ...errorAt(form.refusalOf(name), words),
    }),
  }
}
