import { type Amount, sum } from '@kabuto/domain/shared'
import type { Books } from '../handler.ts'

/**
 * Follow products, portfolios, and lots that are paid for and not yet shares, at their value of now: they count with
 * the shares.
 */
export async function stakesValue({ work, account }: Pick<Books, 'work' | 'account'>): Promise<Amount> {
  const stakes = [
    ...(await work.ownedBy('followOrders', account)),
    ...(await work.ownedBy('holdings', account)),
  ].filter(({ state }) => state === 'inProgress')
  const lots = (await work.ownedBy('ipoApplications', account)).filter(
    ({ state, booked }) => state === 'paymentComplete' && !booked,
  )
  return sum([...stakes.map(({ value }) => value), ...lots.map(({ amountSubscribed }) => amountSubscribed)])
}
