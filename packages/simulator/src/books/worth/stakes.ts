import { type Amount, sum } from '@kabuto/domain/shared'
import { portfolioTerms, productTerms, valued } from '../../products/baskets/stakes.ts'
import type { AccountContext } from '../../engine/context.ts'

/** Current value of followed products and portfolios, the same as in their own lists. */
export async function stakesValue(
  context: Pick<AccountContext, 'work' | 'account' | 'market' | 'now'>,
): Promise<Amount> {
  const { work, account } = context
  const orders = await work.waiting('followOrders', account)
  const holdings = await work.waiting('holdings', account)
  const stakes = [
    ...orders.map((row) => ({ row, terms: productTerms(row.productId) })),
    ...holdings.map((row) => ({ row, terms: portfolioTerms(row.portfolioId) })),
  ]
  return sum(stakes.map(({ row, terms }) => (terms ? valued(context, row, terms).value : row.value)))
}

/** Lots that are paid for and not yet shares, at what they cost. */
export async function lotsPaid({ work, account }: Pick<AccountContext, 'work' | 'account'>): Promise<Amount> {
  const applications = await work.waiting('ipoApplications', account)
  const paid = applications.filter(({ state }) => state === 'paymentComplete')
  return sum(paid.map(({ amountSubscribed }) => amountSubscribed))
}
