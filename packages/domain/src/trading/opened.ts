import type { Position } from './entities.ts'
import type { SellDraft } from './sell.ts'

/** A position that was opened: only of such a one there is something to close. */
export type OpenedPosition = Position & { buyAt: string; buyPrice: string }

export function isOpened(position: Position): position is OpenedPosition {
  return position.buyAt !== null && position.buyPrice !== null
}

/** All of it at the market: what a sheet of a sale begins with. */
export function wholeSale({ quantity }: Pick<Position, 'quantity'>): SellDraft {
  return { quantity: String(quantity), type: 'market', price: '', session: 'regular' }
}
