import { type Blocks, checkBlocks } from '../shared/blocks.ts'
import { type Cash, checkCash } from '../shared/amounts.ts'
import { parseAmount } from '../shared/input.ts'
import { type Amount, isAbove, isBelow } from '../shared/money.ts'
import { type Refusal, refuse } from '../shared/refusal.ts'
import type { Instant } from '../shared/time/tokyoTime.ts'
import type { Raise, RaiseApplication } from './entities.ts'

export type RaiseContext = { now: Instant; blocks: Blocks; raise: Raise; identityVerified: boolean; pending: Pick<RaiseApplication, 'id'> | undefined; cash: Cash }

function checkAmount(amount: Amount, { raise, cash }: RaiseContext): Refusal[] {
  const { minimum, maximum } = raise
  if (isBelow(amount, minimum)) return [refuse('belowMinimum', { min: minimum }, 'amount')]
  if (isAbove(amount, maximum)) return [refuse('aboveMaximum', { max: maximum }, 'amount')]
  return checkCash(amount, cash)
}

function checkTime({ opensAt, deadline }: Raise, now: Instant): Refusal[] {
  if (now >= Date.parse(deadline)) return [refuse('deadlinePassed', { at: deadline })]
  return now < Date.parse(opensAt) ? [refuse('illegalState', { state: 'toBeSubscribed', allowed: ['subscribing'] })] : []
}

/** An application for shares that are placed; one at a time. */
export function checkRaise(typed: string, context: RaiseContext): Refusal[] {
  const { now, blocks, raise, identityVerified, pending } = context
  const parsed = parseAmount(typed, 'amount')
  return [
    ...checkBlocks(blocks, 'apply', now),
    ...(identityVerified ? [] : [refuse('identityRequired', {})]),
    ...checkTime(raise, now),
    ...(pending ? [refuse('alreadyApplied', { max: 1, id: pending.id })] : []),
    ...('refusal' in parsed ? [parsed.refusal] : checkAmount(parsed.value, context)),
  ]
}
