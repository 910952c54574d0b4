import type { Card } from '@kabuto/domain/cards'
import type { Member } from '@kabuto/domain/account'
import {
  canCancel,
  contextOfWithdrawal,
  type FundsSummary,
  type Withdrawal,
  type WithdrawalContext,
  type WithdrawalDraft,
} from '@kabuto/domain/funds'
import type { Instant } from '@kabuto/domain/shared'

export type WithdrawData = {
  context: WithdrawalContext
  funds: FundsSummary
  cards: Card[]
  /** In review now; a second one waits for it. */
  pending?: Withdrawal | undefined
  /** Frozen members withdraw like all others. */
  frozen?: { reason: string; since: string } | undefined
}

type WithdrawParts = { member: Member; funds: FundsSummary; cards: Card[]; withdrawals: readonly Withdrawal[] }

/** The screen's data from the data read, at this time of the market. */
export function withdrawData({ member, funds, cards, withdrawals }: WithdrawParts, now: Instant): WithdrawData {
  return {
    context: contextOfWithdrawal({ now, member, funds, cards, withdrawals }),
    funds,
    cards,
    pending: withdrawals.find(canCancel),
    frozen: member.blocks.frozen,
  }
}

/** The first account is preselected, and shown in the form. */
export function withCard(draft: WithdrawalDraft, { cards }: WithdrawData): WithdrawalDraft {
  return { ...draft, cardId: draft.cardId || (cards[0]?.id ?? '') }
}
