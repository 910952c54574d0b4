import type { Refusal } from '@kabuto/domain/shared'
import type { CheckedForm } from '@kabuto/ui-kit'

/** The refusals in the card of a form: those of the whole form, and the server's about single fields. */
export function shownRefusals<Draft>(form: CheckedForm<Draft, Refusal>, server: readonly Refusal[]): Refusal[] {
  const atFields = server.filter(
    (refusal) => refusal.field !== undefined && form.refusalOf(refusal.field as keyof Draft) === refusal,
  )
  return [...form.formRefusals, ...atFields]
}
