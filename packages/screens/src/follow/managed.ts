import type { Member } from '@kabuto/domain/account'
import type {
  FollowContext,
  FollowDraft,
  FollowOrder,
  FollowProduct,
  Portfolio,
  PortfolioHolding,
} from '@kabuto/domain/follow'
import { hrefTo } from '@kabuto/domain/paths'
import type { Instant } from '@kabuto/domain/shared'

/** A product of a lead trader and a model portfolio are offered, and joined, in the same way. */
export type Managed = Omit<Portfolio, 'rule'> & {
  /** The rule of a portfolio; whose a product is, and how it went. */
  about: { rule: string } | Pick<FollowProduct, 'fundSize' | 'profit' | 'holdingDays' | 'leadTrader'>
}

export function managedOf(offer: FollowProduct | Portfolio): Managed {
  if ('rule' in offer) {
    const { rule, ...portfolio } = offer
    return { ...portfolio, about: { rule } }
  }
  const { leadTrader, fundSize, profit, holdingDays, ...product } = offer
  return { ...product, about: { leadTrader, fundSize, profit, holdingDays } }
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
