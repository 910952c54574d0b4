import { type Amount, isAbove, isBelow, isSame, larger, minus, percentOf } from '../shared/amount/money.ts'
import type { Trader } from './entities.ts'

/**
 * The largest fall from a peak, in per cent of that peak: `8.4`. What never fell, or never was worth anything, has
 * fallen by `0`.
 */
export function drawdown(values: readonly Amount[]): Amount {
  let [peak, largest]: [Amount, Amount] = ['0', '0']
  for (const value of values) {
    peak = larger(peak, value)
    largest = larger(largest, percentOf(minus(peak, value), peak) ?? '0')
  }
  return largest
}

/** How many of the monthly results were below zero. */
export function losingMonths(monthly: readonly Amount[]): number {
  return monthly.filter((result) => isBelow(result, '0')).length
}

/** From the first value to the last one, in per cent. */
export function gainOf(values: readonly Amount[]): Amount {
  const [first = '0', last = first] = [values[0], values.at(-1)]
  return percentOf(minus(last, first), first) ?? '0'
}

/**
 * The default order (decisions §1: no leader board by profit): smallest fall first, then by id, so that it never
 * changes by itself.
 */
export function byLargestFall<Fallen extends Pick<Trader, 'id' | 'largestFall'>>(traders: readonly Fallen[]): Fallen[] {
  return traders.toSorted((one, other) => {
    const same = isSame(one.largestFall, other.largestFall)
    const after = same ? one.id > other.id : isAbove(one.largestFall, other.largestFall)
    return after ? 1 : -1
  })
}
