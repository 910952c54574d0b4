import type { Card } from '@kabuto/domain/cards'
import type { FundsSummary, Withdrawal, WithdrawalContext, WithdrawalDraft } from '@kabuto/domain/funds'

export type WithdrawData = {
  context: WithdrawalContext
  funds: FundsSummary
  cards: Card[]
  /** In review now; a second one waits for it. */
  pending?: Withdrawal | undefined
  /** Frozen members withdraw like all others. */
  frozen?: { reason: string; since: string } | undefined
}

/** Until another is chosen the first account is: it stands in the form to be seen. */
export function withCard(draft: WithdrawalDraft, { cards }: WithdrawData): WithdrawalDraft {
  return { ...draft, cardId: draft.cardId || (cards[0]?.id ?? '') }
}
