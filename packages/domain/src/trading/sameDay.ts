import type { InferOutput } from 'valibot'
import { type Amount, atLeastZero, isAbove, isSame, minus, plus, smaller, split } from '../shared/amount/money.ts'
import type { sameDaySchema } from './entities.ts'

/** A cash fill of one issue on one settlement day, in the order in which they happened. */
export type DayFill = { side: 'buy' | 'sell'; quantity: number; amount: Amount }

export type SameDay = InferOutput<typeof sameDaySchema>

const DECIMALS = 2

type State = Omit<SameDay, 'usable'> & { recycled: Amount; old: number }

function bought(state: State, { quantity, amount }: DayFill): State {
  const fromFresh = smaller(state.fresh, amount)
  const rest = minus(amount, fromFresh)
  const recycled = atLeastZero(minus(state.recycled, rest))
  const own = isSame(rest, '0')
  return {
    ...state,
    fresh: minus(state.fresh, fromFresh),
    recycled,
    locked: state.locked + (own ? 0 : quantity),
  }
}

function sold(state: State, { quantity, amount }: DayFill): State {
  // Shares held from before leave first, which is what leaves the member most freedom.
  const fromOld = Math.min(state.old, quantity)
  const [clean = '0'] = split(amount, [String(fromOld), String(quantity - fromOld)], DECIMALS, 'towardZero')
  return {
    ...state,
    old: state.old - fromOld,
    recycled: plus(state.recycled, clean),
    barred: plus(state.barred, minus(amount, clean)),
  }
}

/**
 * 差金決済 (facts §5): the same money must not go round twice in one issue on one settlement day. Buy, sell, buy needs
 * fresh money; sell, buy,
 * sell is refused for what the proceeds bought. `fresh` is the cash that was free for this issue before its first fill
 * of the day.
 */
export function sameDayOf(fresh: Amount, heldBefore: number, fills: readonly DayFill[]): SameDay {
  const begun: State = { fresh, recycled: '0', barred: '0', old: heldBefore, locked: 0 }
  const end = fills.reduce((state, fill) => (fill.side === 'buy' ? bought(state, fill) : sold(state, fill)), begun)
  const { barred, locked } = end
  return { usable: plus(end.fresh, end.recycled), fresh: end.fresh, barred, locked }
}

/** Whether a purchase would need money that went round already. */
export function goesRound(need: Amount, { usable, barred }: SameDay): boolean {
  return isAbove(need, usable) && isAbove(barred, '0')
}
