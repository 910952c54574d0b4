import type { Identity, IdentityDraft } from '@kabuto/domain/identity'
import type { Refusal } from '@kabuto/domain/shared'
import type { CheckedForm } from '@kabuto/ui-kit'
import { useState } from 'react'

/**
 * Each rejection resets the form, with the names of before: number and pictures are given again. Half-typed input is
 * kept. `open` is what can be sent now.
 */
export function useNames(form: CheckedForm<IdentityDraft, Refusal>, open: Identity | undefined): void {
  const [begun, setBegun] = useState<string>()
  if (!open) return
  const { name, nameKana, lastRejection } = open
  const round = lastRejection?.at ?? 'first'
  if (round === begun) return
  setBegun(round)
  const isAnew = begun !== undefined
  if (isAnew) form.reset()
  if (!isAnew && form.draft.name !== '') return
  if (name !== '') form.set('name', name)
  if (nameKana !== '') form.set('nameKana', nameKana)
}
