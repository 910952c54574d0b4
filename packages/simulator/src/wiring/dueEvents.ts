import { reviewsDue } from './decisions.ts'
import type { Collections } from '../rows/collections.ts'
import { followDue, holdingDue } from '../features/follow/ending.ts'
import { endDay } from '../books/worth/days.ts'
import type { AccountContext, DueEvents } from '../engine/context.ts'
import { post, transfer } from '../books/ledger/journal.ts'
import { applicationDue } from '../features/offerings/draw.ts'
import { payDividend } from '../books/positions/dividends.ts'
import { positionDue } from '../features/trading/due.ts'
import { checkMargin } from '../features/trading/margins.ts'

/** The settlement day of unsettled proceeds has come. */
async function settle(context: AccountContext, { id, currency, amount }: Collections['unsettled']): Promise<void> {
  context.work.remove('unsettled', id)
  await post(context, 'settled', id, transfer({ from: 'unsettled', to: 'clearing', amount, currency }))
}

/** The due events of all features, by the collection of the row that falls due. */
export const dueEvents: DueEvents = {
  positions: positionDue,
  unsettled: settle,
  dayEnds: endDay,
  margins: checkMargin,
  dividends: payDividend,
  ...reviewsDue,
  ipoApplications: applicationDue,
  followOrders: followDue,
  holdings: holdingDue,
}
