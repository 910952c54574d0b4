import { type Amount, sum } from '@kabuto/domain/shared'
import { portfolioTerms, productTerms, valued } from '../follow/ending.ts'
import type { Books } from '../handler.ts'

const isRunning = ({ state }: { state: string }): boolean => state === 'inProgress'

/**
 * Follow products, portfolios, and lots that are paid for and not yet shares, at their value of now as their own lists
 * tell it: they count with the shares.
 */
export async function stakesValue(books: Pick<Books, 'work' | 'account' | 'market' | 'now'>): Promise<Amount> {
  const { work, account } = books
  const orders = (await work.ownedBy('followOrders', account)).filter(isRunning)
  const holdings = (await work.ownedBy('holdings', account)).filter(isRunning)
  const lots = (await work.ownedBy('ipoApplications', account)).filter(
    ({ state, booked }) => state === 'paymentComplete' && !booked,
  )
  const stakes = [
    ...orders.map((row) => ({ row, terms: productTerms(row.productId) })),
    ...holdings.map((row) => ({ row, terms: portfolioTerms(row.portfolioId) })),
  ]
  return sum([
    ...stakes.map(({ row, terms }) => (terms ? valued(books, row, terms).value : row.value)),
    ...lots.map(({ amountSubscribed }) => amountSubscribed),
  ])
}
