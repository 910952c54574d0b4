import { reviewsDue } from './decisions.ts'
import type { Collections } from '../rows/collections.ts'
import { happenToFollow, happenToHolding } from '../features/follow/ending.ts'
import { endDay } from '../books/worth/days.ts'
import type { Books, DueEvents } from '../engine/context.ts'
import { moved, post } from '../books/ledger/journal.ts'
import { happenToApplication } from '../features/offerings/draw.ts'
import { payDividend } from '../books/positions/dividends.ts'
import { happenToPosition } from '../features/trading/happen.ts'
import { checkMargin } from '../features/trading/margins.ts'

/** The settlement day of a part has come. */
async function settle(books: Books, { id, currency, amount }: Collections['unsettled']): Promise<void> {
  books.work.remove('unsettled', id)
  await post(books, 'settled', id, moved({ from: 'unsettled', to: 'clearing', amount, currency }))
}

/** What happens by itself when its time has come, by the collection of the row that it happens to. */
export const dueEvents: DueEvents = {
  positions: happenToPosition,
  unsettled: settle,
  dayEnds: endDay,
  margins: checkMargin,
  dividends: payDividend,
  ...reviewsDue,
  ipoApplications: happenToApplication,
  followOrders: happenToFollow,
  holdings: happenToHolding,
}
