import type { AccountContext } from '../../engine/context.ts'
import { orderedId } from '../../engine/ids.ts'
import type { PositionRow } from '../../rows/position.ts'

type Part = Pick<PositionRow, 'id' | 'origin'>

/** The id for a part that is split from a position. A part of a day trade is added to the list of day trades. */
export function idOfPart(context: AccountContext, { origin }: Pick<Part, 'origin'>): string {
  const id = orderedId(context)
  if (origin === 'dayTrade') context.work.put('dayTrades', { id }, context.account)
  return id
}

/** Removes a part that was merged into another record. */
export function removePart({ work }: AccountContext, { id, origin }: Part): void {
  work.remove('endedPositions', id)
  if (origin === 'dayTrade') work.remove('dayTrades', id)
}
