import { reviewsDue } from './decisions.ts'
import type { CollectionName, Collections } from './collections.ts'
import { happenToFollow, happenToHolding } from './follow/ending.ts'
import { endDay } from './worth/days.ts'
import type { Books } from './handler.ts'
import { moved, post } from './ledger/journal.ts'
import { happenToApplication } from './offerings/draw.ts'
import { payDividend } from './positions/dividends.ts'
import { happenToPosition } from './trading/happen.ts'
import { checkMargin } from './trading/margins.ts'

type Happening<Name extends CollectionName> = (books: Books, row: Collections[Name]) => Promise<void>

/** The settlement day of a part has come. */
async function settle(books: Books, { id, currency, amount }: Collections['unsettled']): Promise<void> {
  books.work.remove('unsettled', id)
  await post(books, 'settled', id, moved({ from: 'unsettled', to: 'clearing', amount, currency }))
}

/** What happens by itself when its time has come, by the collection of the row that it happens to. */
export const happenings: { [Name in CollectionName]?: Happening<Name> } = {
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
