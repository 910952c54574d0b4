import type { Refusal } from '@kabuto/domain/shared'
import type { CheckedForm } from '@kabuto/ui-kit'

/** What the card of a form tells: what stands in the way of all of it, and what the server said about single fields. */
export function shownRefusals<Draft>(form: CheckedForm<Draft, Refusal>, server: readonly Refusal[]): Refusal[] {
  const atFields = server.filter(
    (refusal) => refusal.field !== undefined && form.refusalOf(refusal.field as keyof Draft) === refusal,
  )
  return [...form.formRefusals, ...atFields]
}
