import type { Books } from '../../engine/context.ts'
import { orderedId } from '../../engine/ids.ts'
import type { PositionRow } from '../../rows/position.ts'

type Part = Pick<PositionRow, 'id' | 'origin'>

/** The id of a part that is split from a position; of a day trade each part is listed, as the rest is. */
export function idOfPart(books: Books, { origin }: Pick<Part, 'origin'>): string {
  const id = orderedId(books)
  if (origin === 'dayTrade') books.work.put('dayTrades', { id }, books.account)
  return id
}

/** A part that ends within another record is listed with that one. */
export function removePart({ work }: Books, { id, origin }: Part): void {
  work.remove('endedPositions', id)
  if (origin === 'dayTrade') work.remove('dayTrades', id)
}
