import { ipoApplicationMachine, lotsAmount } from '@kabuto/domain/offerings'
import { advance } from '@kabuto/domain/shared'
import type { Collections } from '../../rows/collections.ts'
import type { AccountContext } from '../../engine/context.ts'
import { bookShares } from '../../books/positions/booked.ts'
import { offerNow } from '../../products/offers.ts'

type Application = Collections['ipoApplications']

async function draw(context: AccountContext, row: Application): Promise<void> {
  const drawn = (await offerNow(context, row.offerId))?.drawn
  if (!drawn) throw new Error(`${row.offerId} is not drawn, but ${row.id} waits for it no longer`)
  const won = drawn.results.find(({ number }) => number === row.ticket)?.won ?? 0
  const step = advance(ipoApplicationMachine, row.state, { on: 'draw', won: won > 0 })
  if ('refusal' in step) throw new Error(`${row.id} cannot be drawn`)
  context.work.put('ipoApplications', {
    ...row,
    state: step.to,
    winningLots: won,
    amountToSubscribe: lotsAmount(row, won),
  })
}

/** Paid lots are shares from the day of issue on. */
function issue(context: AccountContext, row: Application): void {
  const { symbol, underwritingPrice, orderNumber, paidLots, lotSize, issueDate } = row
  context.work.put('ipoApplications', { ...row, booked: true })
  bookShares(context, {
    symbol,
    quantity: (paidLots ?? 0) * lotSize,
    price: underwritingPrice,
    orderNumber,
    origin: 'ipo',
    issueDay: issueDate,
  })
}

/** Due events of an application: the draw, the payment deadline, the day of issue. */
export async function applicationDue(context: AccountContext, row: Application): Promise<void> {
  if (row.state === 'awaitingDraw') return draw(context, row)
  if (row.state === 'paymentComplete') return issue(context, row)
  const step = advance(ipoApplicationMachine, row.state, { on: 'deadline' })
  if ('refusal' in step) throw new Error(`${row.id} has no deadline`)
  return context.work.put('ipoApplications', { ...row, state: step.to })
}
