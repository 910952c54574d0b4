import type { Refusal } from '@kabuto/domain/shared'
import type { OrderDraft } from '@kabuto/domain/trading'
import type { CheckedForm } from '@kabuto/ui-kit'

/** Decisions §6: outside the regular session neither a market order nor credit. */
export function chooseSession({ set }: CheckedForm<OrderDraft, Refusal>, session: OrderDraft['session']): void {
  set('session', session)
  if (session === 'regular') return
  set('type', 'limit')
  set('leverage', 1)
}
