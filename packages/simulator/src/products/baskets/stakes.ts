import { followCosts, type FollowOrder } from '@kabuto/domain/follow'
import { atLeastZero, minus, smaller } from '@kabuto/domain/shared'
import type { AccountContext } from '../../engine/context.ts'
import { valueOfStake } from './baskets.ts'
import { type Basket, portfolios, traders } from './catalogue.ts'

const DAY = 24 * 60 * 60_000

export type Stake = Pick<
  FollowOrder,
  | 'id'
  | 'amount'
  | 'startedAt'
  | 'endsAt'
  | 'lossLimit'
  | 'state'
  | 'value'
  | 'profit'
  | 'costs'
  | 'endedAt'
  | 'endedBy'
> & { productEndsAt?: string | null }
export type Terms = { basket: Basket; costs: readonly { percentAYear: string }[] }

export function productTerms(id: string): Terms | undefined {
  return traders.flatMap(({ products }) => products).find((product) => product.id === id)
}

export function portfolioTerms(id: string): Terms | undefined {
  return portfolios.find((portfolio) => portfolio.id === id)
}

/** What a stake is worth at an instant, after the costs of its days so far. */
export function valued<Kind extends Stake>(
  context: Pick<AccountContext, 'market' | 'now'>,
  stake: Kind,
  terms: Terms,
): Kind {
  const days = Math.floor((context.now - Date.parse(stake.startedAt)) / DAY)
  const gross = valueOfStake(context, terms.basket, {
    amount: stake.amount,
    from: Date.parse(stake.startedAt),
    now: context.now,
  })
  const costs = smaller(followCosts(stake.amount, terms.costs, days), gross)
  const value = atLeastZero(minus(gross, costs))
  return { ...stake, value, costs, profit: minus(value, stake.amount) }
}
