import type { Instrument } from '../market/instrument.ts'
import { costOf } from './cost.ts'
import type { Most } from './entities.ts'
import type { OrderDraft } from './draft.ts'
import { checkFunds, type OrderContext, readOrder } from './order.ts'

/** The first count from which on nothing holds any more; what holds for a count holds for each below it. */
function firstFailing(holds: (count: number) => boolean, above: number): number {
  let [low, high] = [0, above]
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2)
    if (holds(middle)) low = middle
    else high = middle
  }
  return high
}

/** Above it no member's money reaches, whatever the price. */
const MOST_UNITS = 2 ** 40

/**
 * The most shares that an order of this price, leverage and session can be for, and what limits it. `undefined` while
 * the price is not valid.
 */
export function mostToOpen(draft: OrderDraft, context: OrderContext & { instrument: Instrument }): Most | undefined {
  const { instrument, now } = context
  const { unit } = instrument
  const read = readOrder({ ...draft, quantity: String(unit) }, instrument, context)
  if ('refusals' in read) return undefined
  const refusalsOf = (units: number) =>
    checkFunds(costOf({ ...read.order, price: read.reckoned, quantity: units * unit }, now), instrument, context)
  const failing = firstFailing((units) => refusalsOf(units).length === 0, MOST_UNITS)
  const [refusal] = refusalsOf(failing)
  const quantity = (failing - 1) * unit
  if (refusal?.code === 'marginTooLow') return { quantity, bound: 'margin' }
  if (quantity === 0) return { quantity, bound: 'unit' }
  const round = refusal?.code === 'insufficientAvailable' && refusal.params.of === 'sameDay'
  return { quantity, bound: round ? 'sameDay' : 'money' }
}
