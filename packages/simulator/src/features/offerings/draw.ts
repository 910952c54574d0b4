import { ipoApplicationMachine, lotsAmount } from '@kabuto/domain/offerings'
import { advance } from '@kabuto/domain/shared'
import type { Collections } from '../../rows/collections.ts'
import type { AccountContext } from '../../engine/context.ts'
import { bookShares } from '../../books/positions/booked.ts'
import { offerNow } from '../../products/offers.ts'

type Application = Collections['ipoApplications']

/** How many lots the draw has given to an application. */
async function wonBy(context: AccountContext, row: Application): Promise<number> {
  const drawn = (await offerNow(context, row.offerId))?.drawn
  if (!drawn) throw new Error(`${row.offerId} is not drawn, but ${row.id} waits for it no longer`)
  return drawn.results.find(({ number }) => number === row.ticket)?.won ?? 0
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
  if (row.state === 'paymentComplete') return issue(context, row)
  const won = row.state === 'awaitingDraw' ? await wonBy(context, row) : undefined
  const step = advance(
    ipoApplicationMachine,
    row.state,
    won === undefined ? { on: 'deadline' } : { on: 'draw', won: won > 0 },
  )
  if ('refusal' in step) throw new Error(`nothing falls due for ${row.id}, which is ${row.state}`)
  const drawn = won === undefined ? {} : { winningLots: won, amountToSubscribe: lotsAmount(row, won) }
  return context.work.put('ipoApplications', { ...row, ...drawn, state: step.to })
}
