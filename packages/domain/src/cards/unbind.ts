import { toHalfWidth } from '../shared/input/input.ts'
import { checkFundPasswordGiven } from '../shared/input/passwords.ts'
import { type Refusal, refuse } from '../shared/refusal/refusal.ts'
import type { InputOf } from '../shared/wire/call.ts'
import type { unbindCardCall } from './contract.ts'

export type UnbindDraft = { id: string; fundPassword: string }

export type UnbindContext = {
  cardIds: readonly string[]
  fundPasswordSet: boolean
  pending: { id: string; cardId: string } | undefined
}

/** A card that a withdrawal in review goes to cannot be removed until that is decided. */
export function checkUnbind(
  { id, fundPassword }: UnbindDraft,
  { cardIds, fundPasswordSet, pending }: UnbindContext,
): Refusal[] {
  if (!cardIds.includes(id)) return [refuse('notFound', { what: id })]
  return [
    ...(fundPasswordSet ? [] : [refuse('fundPasswordMissing', {})]),
    ...(pending?.cardId === id ? [refuse('fundOperationPending', { id: pending.id, kind: 'withdrawal' })] : []),
    ...(fundPasswordSet ? checkFundPasswordGiven(fundPassword) : []),
  ]
}

export function toUnbindRequest({ id, fundPassword }: UnbindDraft): InputOf<typeof unbindCardCall> {
  return { id, fundPassword: toHalfWidth(fundPassword) }
}
