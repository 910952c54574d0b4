import type { Member } from '@kabuto/domain/account'
import type { Card, UnbindContext } from '@kabuto/domain/cards'
import { canCancel, type Withdrawal } from '@kabuto/domain/funds'

export type CardsData = {
  cards: readonly Card[]
  /** A withdrawal in review: the account it goes to cannot be removed. */
  pending: Pick<Withdrawal, 'id' | 'cardId'> | undefined
  member: Pick<Member, 'identity' | 'fundPasswordSet' | 'blocks'>
}

type CardsParts = { member: CardsData['member']; cards: readonly Card[]; withdrawals: readonly Withdrawal[] }

export function cardsData({ member, cards, withdrawals }: CardsParts): CardsData {
  return { cards, member, pending: withdrawals.find(canCancel) }
}

/** What the rules need of it. */
export function contextOfUnbind({ cards, member, pending }: CardsData): UnbindContext {
  return { cardIds: cards.map(({ id }) => id), fundPasswordSet: member.fundPasswordSet, pending }
}
