import { type Cash, checkAmount, checkCash } from '../shared/amount/amounts.ts'
import { type Blocks, checkBlocks } from '../shared/blocks.ts'
import type { InputOf } from '../shared/wire/call.ts'
import { amountToSend, parseAmount } from '../shared/input/input.ts'
import { advance } from '../shared/machine/machine.ts'
import { type Amount, divided, isAbove, isBelow, sum, times } from '../shared/amount/money.ts'
import { type Refusal, refuse } from '../shared/refusal/refusal.ts'
import type { Instant } from '../shared/time/tokyoTime.ts'
import type { followCall } from './contract.ts'
import type { FollowCost, FollowOrder, FollowProduct } from './entities.ts'
import { firstTime } from './ending.ts'
import { followMachine } from './machines.ts'

/** Decisions §5. */
export const followTerms = {
  minimum: '100000',
  days: 30,
  lossLimit: '10',
  leastLossLimit: '1',
  mostLossLimit: '50',
} as const

export type FollowDraft = { amount: string; lossLimit: string }

export const emptyFollow: FollowDraft = { amount: '', lossLimit: followTerms.lossLimit }

export type FollowContext = {
  now: Instant
  blocks: Blocks
  product: Pick<FollowProduct, 'minimum' | 'closesAt' | 'endsAt'>
  cash: Cash
}

/** Nobody begins after the close, nor after the end of the product, whichever is first. */
function checkTime({ closesAt, endsAt }: FollowContext['product'], now: Instant): Refusal[] {
  const until = firstTime(closesAt, endsAt)
  return until !== undefined && now >= Date.parse(until) ? [refuse('followTimeExceeded', { until })] : []
}

function checkLossLimit(typed: string): Refusal[] {
  const parsed = parseAmount(typed, 'lossLimit')
  if ('refusal' in parsed) return [parsed.refusal]
  const { leastLossLimit: min, mostLossLimit: max } = followTerms
  if (isBelow(parsed.value, min)) return [refuse('belowMinimum', { min, unit: 'percent' }, 'lossLimit')]
  return isAbove(parsed.value, max) ? [refuse('aboveMaximum', { max, unit: 'percent' }, 'lossLimit')] : []
}

/** Specification §5: at least the minimum, and within the follow time. A portfolio is joined by the same rule. */
export function checkFollow(
  { amount, lossLimit }: FollowDraft,
  { now, blocks, product, cash }: FollowContext,
): Refusal[] {
  return [
    ...checkBlocks(blocks, 'apply', now),
    ...checkTime(product, now),
    ...checkAmount(amount, { min: product.minimum }, (wanted) => checkCash(wanted, cash)),
    ...checkLossLimit(lossLimit),
  ]
}

/** Of what runs, within the same limits as at its beginning. */
export function checkLossLimitChange(lossLimit: string, { state }: Pick<FollowOrder, 'state'>): Refusal[] {
  const step = advance(followMachine, state, { on: 'changeLossLimit' })
  return [...('refusal' in step ? [step.refusal] : []), ...checkLossLimit(lossLimit)]
}

export function toFollowRequest(id: string, { amount, lossLimit }: FollowDraft): InputOf<typeof followCall> {
  return { id, amount: amountToSend(amount), lossLimit: amountToSend(lossLimit) }
}

/** What so many days cost, shown before anything is confirmed; each cost is rounded down to the yen. */
export function followCosts(amount: Amount, costs: readonly Pick<FollowCost, 'percentAYear'>[], days: number): Amount {
  return sum(
    costs.map(({ percentAYear }) =>
      divided(times(times(amount, percentAYear), String(days)), '36500', 0, 'towardZero'),
    ),
  )
}
