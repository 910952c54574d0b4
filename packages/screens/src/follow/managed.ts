import type { Member } from '@kabuto/domain/account'
import type { FollowContext, FollowDraft, FollowOrder, Portfolio, PortfolioHolding } from '@kabuto/domain/follow'
import { hrefTo } from '@kabuto/domain/paths'
import type { Amount, Instant } from '@kabuto/domain/shared'

/** A product of a lead trader and a model portfolio are offered, and joined, in the same way. */
export type Managed = Omit<Portfolio, 'rule'> & {
  /** The rule of a portfolio; whose a product is. */
  told: string
  /** Of a product alone. */
  product?: { fundSize: Amount; profit: Amount; holdingDays: number } | undefined
}

export type ManagedKind = 'follow' | 'ai'

/** Where all of a kind are. */
export const listOf = (kind: ManagedKind): string =>
  kind === 'follow' ? hrefTo('follow') : hrefTo('product', { product: 'ai' })

/** What was begun with either. */
export type Stake = Omit<PortfolioHolding, 'portfolioId' | 'portfolioName'> & { name: string; by?: string | undefined }

export type ManagedData = {
  now: Instant
  member: Pick<Member, 'blocks'>
  cash: FollowContext['cash']
  offer: Managed
}

export const stakeOfFollow = ({ productName, leadTrader, ...stake }: FollowOrder): Stake => ({
  ...stake,
  name: productName,
  by: leadTrader,
})

export const stakeOfHolding = ({ portfolioName, ...stake }: PortfolioHolding): Stake => ({
  ...stake,
  name: portfolioName,
})

export type JoinRequest = { id: string } & FollowDraft
