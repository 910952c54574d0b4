import { type Amount, isAbove, minus, quotient, smaller, times } from '../shared/amount/money.ts'
import type { Day } from '../shared/time/days.ts'
import type { Instant } from '../shared/time/zone.ts'

/** What a sale brought and is not paid yet: on which day it is, and the instant from which on. */
export type Proceeds = { symbol: string; settles: Day; from: Instant; amount: Amount }

/** As much of each part as fits into an amount. */
function within(parts: readonly Proceeds[], amount: Amount): Proceeds[] {
  let left = amount
  return parts.flatMap((part) => {
    const taken = smaller(part.amount, left)
    left = minus(left, taken)
    return isAbove(taken, '0') ? [{ ...part, amount: taken }] : []
  })
}

type Conversion = { paid: Amount; given: Amount; decimals: number }

/**
 * An amount was paid, partly from proceeds that are not settled, and another was given for it: that much of it, rounded
 * up, is not settled before their day either.
 */
export function convertedProceeds(parts: readonly Proceeds[], { paid, given, decimals }: Conversion): Proceeds[] {
  const converted = parts.map((part) => ({
    ...part,
    amount: quotient(times(part.amount, given), paid, decimals, 'ceiling') ?? '0',
  }))
  return within(converted, given)
}

/** What proceeds were spent on comes back as a value: how much of it is still not settled, the latest part first. */
export function returnedProceeds(parts: readonly Proceeds[], value: Amount, now: Instant): Proceeds[] {
  const waiting = parts.filter(({ from }) => from > now)
  return within(
    waiting.toSorted((one, other) => other.from - one.from),
    value,
  )
}
