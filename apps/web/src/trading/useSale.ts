import type { Member } from '@kabuto/domain/account'
import { loading, mapped, type Loadable } from '@kabuto/domain/shared'
import type { Position } from '@kabuto/domain/trading'
import type { SaleData } from '@kabuto/screens/trading'
import { unasked } from '../shell/data/unasked.ts'
import { useResources } from '../shell/data/useResources.ts'
import { detail, weighed } from './data.ts'

const later = { stock: unasked<never>('stock later'), weighed: unasked<never>('weighed later') }

/** An order of nothing yet: the response has the limits that it is checked against, however many are held. */
function readingOf({ id, symbol }: Position) {
  return { stock: detail({ symbol }), weighed: weighed({ id, quantity: '', type: 'market', price: '' }) }
}

/** The data that a sale is checked against: read as soon as the position is known. */
export function useSale(
  position: Position | undefined,
  blocks: Member['blocks'] | undefined,
): { data: Loadable<SaleData>; again: () => Promise<void> } {
  const { data, again } = useResources(position ? readingOf(position) : later)
  return {
    data: blocks ? mapped(data, (parts) => ({ stock: parts.stock, blocks, funds: parts.weighed.funds })) : loading(),
    again,
  }
}
