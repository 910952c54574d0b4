import { type Cash, checkAmount, checkCash } from '../shared/amount/amounts.ts'
import { type Blocks, checkBlocks } from '../shared/blocks.ts'
import { type Amount, divided, isAbove, isBelow, isMultiple, minus, smaller, times } from '../shared/amount/money.ts'
import { type Refusal, refuse } from '../shared/refusal/refusal.ts'
import type { Instant } from '../shared/time/tokyoTime.ts'
import type { Raise, RaiseApplication } from './entities.ts'

export type RaiseContext = {
  now: Instant
  blocks: Blocks
  raise: Raise
  identityVerified: boolean
  pending: Pick<RaiseApplication, 'id'> | undefined
  cash: Cash
}

/** What a lot costs: an amount is so much or a multiple of it. */
export function lotPrice({ price, unit }: Pick<Raise, 'price' | 'unit'>): Amount {
  return times(price, String(unit))
}

/** The most that can be applied for, in whole lots: the maximum, or what is left to raise. */
export function mostToRaise(raise: Pick<Raise, 'price' | 'unit' | 'maximum' | 'target' | 'raised'>): Amount {
  const lot = lotPrice(raise)
  return times(divided(smaller(raise.maximum, minus(raise.target, raise.raised)), lot, 0, 'floor'), lot)
}

/** By the clock, and ended before its deadline once less is left than anybody can apply for. */
export function raiseState(raise: Omit<Raise, 'state'>, now: Instant): Raise['state'] {
  if (now >= Date.parse(raise.deadline)) return 'ended'
  if (now < Date.parse(raise.opensAt)) return 'toBeSubscribed'
  return isBelow(mostToRaise(raise), raise.minimum) ? 'ended' : 'subscribing'
}

function checkStage(raise: Raise, now: Instant): Refusal[] {
  if (now >= Date.parse(raise.deadline)) return [refuse('deadlinePassed', { at: raise.deadline })]
  const state = raiseState(raise, now)
  return state === 'subscribing' ? [] : [refuse('illegalState', { state, allowed: ['subscribing'] })]
}

function checkLots(amount: Amount, { raise, cash }: RaiseContext): Refusal[] {
  const max = mostToRaise(raise)
  const step = lotPrice(raise)
  if (!isMultiple(amount, step)) return [refuse('unitSize', { unit: raise.unit, step }, 'amount')]
  // Once all is raised no amount would fit: the stage says so.
  if (isAbove(amount, max) && !isBelow(max, raise.minimum)) return [refuse('aboveMaximum', { max }, 'amount')]
  return checkCash(amount, cash)
}

/** An application for shares that are placed; one in review at a time. */
export function checkRaise(typed: string, context: RaiseContext): Refusal[] {
  const { now, blocks, raise, identityVerified, pending } = context
  return [
    ...checkBlocks(blocks, 'apply', now),
    ...(identityVerified ? [] : [refuse('identityRequired', {})]),
    ...checkStage(raise, now),
    ...(pending ? [refuse('fundOperationPending', { id: pending.id, kind: 'raise' })] : []),
    ...checkAmount(typed, { min: raise.minimum }, (amount) => checkLots(amount, context)),
  ]
}
