import { advance } from '../shared/machine/machine.ts'
import { type Amount, divided, isBelow, minus, times } from '../shared/amount/money.ts'
import type { Refusal } from '../shared/refusal/refusal.ts'
import { type Instant, toIso } from '../shared/time/tokyoTime.ts'
import { DAY } from '../shared/time/zone.ts'
import type { FollowOrder, FollowProduct, PortfolioHolding } from './entities.ts'
import { aiPortfolioMachine, followMachine } from './machines.ts'

/** Reached counts: at 10 % a loss of exactly a tenth ends it. */
export function hitsLossLimit(invested: Amount, value: Amount, limitPercent: Amount): boolean {
  return !isBelow(times(minus(invested, value), '100'), times(invested, limitPercent))
}

/** The highest value in whole yen that ends it: shown beside the per cent. */
export function lossLimitValue(invested: Amount, limitPercent: Amount): Amount {
  return divided(times(invested, minus('100', limitPercent)), '100', 0, 'towardZero')
}

/** A product runs until its end; without one for good. */
export function productState({ endsAt }: Pick<FollowProduct, 'endsAt'>, now: Instant): FollowProduct['state'] {
  return endsAt !== null && now >= Date.parse(endsAt) ? 'ended' : 'inProgress'
}

/** The first of several times, those that are not known left out. */
export function firstTime(...known: readonly (string | null)[]): string | undefined {
  return known
    .filter((time) => time !== null)
    .toSorted((one, other) => Date.parse(one) - Date.parse(other))
    .at(0)
}

/** When the term of what begins now is over. */
export function termEnd(startedAt: Instant, days: number): string {
  return toIso(startedAt + days * DAY)
}

/**
 * What ends an order by itself by now, or nothing: its term or the end of its product, whichever is first, then its
 * loss.
 */
export function endOf(
  { amount, value, lossLimit, endsAt }: Pick<FollowOrder, 'amount' | 'value' | 'lossLimit' | 'endsAt'>,
  product: Pick<FollowProduct, 'endsAt'>,
  now: Instant,
): Exclude<FollowOrder['endedBy'], 'member'> {
  const term = Date.parse(endsAt)
  const productEnd = product.endsAt === null ? Infinity : Date.parse(product.endsAt)
  if (now >= Math.min(term, productEnd)) return productEnd < term ? 'productEnd' : 'term'
  return hitsLossLimit(amount, value, lossLimit) ? 'lossLimit' : null
}

/** A member may leave at any time; what has ended stays ended. */
export function checkEnd({ state }: Pick<FollowOrder, 'state'>): Refusal[] {
  const step = advance(followMachine, state, { on: 'end' })
  return 'refusal' in step ? [step.refusal] : []
}

export function checkLeave({ state }: Pick<PortfolioHolding, 'state'>): Refusal[] {
  const step = advance(aiPortfolioMachine, state, { on: 'end' })
  return 'refusal' in step ? [step.refusal] : []
}
