import { type Amount, sum } from '@kabuto/domain/shared'
import { portfolioTerms, productTerms, valued } from '../../products/baskets/stakes.ts'
import type { Books } from '../../engine/context.ts'

/** Follow products and portfolios, at their value of now as their own lists tell it. */
export async function stakesValue(books: Pick<Books, 'work' | 'account' | 'market' | 'now'>): Promise<Amount> {
  const { work, account } = books
  const orders = await work.waiting('followOrders', account)
  const holdings = await work.waiting('holdings', account)
  const stakes = [
    ...orders.map((row) => ({ row, terms: productTerms(row.productId) })),
    ...holdings.map((row) => ({ row, terms: portfolioTerms(row.portfolioId) })),
  ]
  return sum(stakes.map(({ row, terms }) => (terms ? valued(books, row, terms).value : row.value)))
}

/** Lots that are paid for and not yet shares, at what they cost. */
export async function lotsPaid({ work, account }: Pick<Books, 'work' | 'account'>): Promise<Amount> {
  const applications = await work.waiting('ipoApplications', account)
  const paid = applications.filter(({ state }) => state === 'paymentComplete')
  return sum(paid.map(({ amountSubscribed }) => amountSubscribed))
}
