import { type Amount, isAbove, isBelow, minus, plus, smaller, times } from '../shared/amount/money.ts'
import { newYork } from '../shared/time/calendars.ts'
import { nextClose } from '../shared/time/sessions.ts'
import type { Instant } from '../shared/time/tokyoTime.ts'
import { roundToTick, type TickTable } from './ticks.ts'

export type PriceRange = { low: Amount; high: Amount }

/** The sides that two days locked without a trade have widened. */
export type Widened = { up?: boolean | undefined; down?: boolean | undefined }

/** Facts §4: a base price strictly below the first moves by the second at most. */
const widths: readonly (readonly [below: number, width: Amount])[] = [
  [100, '30'],
  [200, '50'],
  [500, '80'],
  [700, '100'],
  [1000, '150'],
  [1500, '300'],
  [2000, '400'],
  [3000, '500'],
  [5000, '700'],
  [7000, '1000'],
  [10_000, '1500'],
  [15_000, '3000'],
  [20_000, '4000'],
  [30_000, '5000'],
  [50_000, '7000'],
  [70_000, '10000'],
  [100_000, '15000'],
  [150_000, '30000'],
  [200_000, '40000'],
  [300_000, '50000'],
  [500_000, '70000'],
  [700_000, '100000'],
  [1_000_000, '150000'],
  [1_500_000, '300000'],
  [2_000_000, '400000'],
  [3_000_000, '500000'],
  [5_000_000, '700000'],
  [7_000_000, '1000000'],
  [10_000_000, '1500000'],
  [15_000_000, '3000000'],
  [20_000_000, '4000000'],
  [30_000_000, '5000000'],
  [50_000_000, '7000000'],
]
const WIDEST = '10000000'

const TIMES_WIDENED = '4'

function widthOf(base: Amount): Amount {
  const value = Number(base)
  return widths.find(([below]) => value < below)?.[1] ?? WIDEST
}

/**
 * Tokyo's daily price limit. An end that is no tick moves away from the base, the lower one not under one tick. New
 * York has none.
 */
export function dailyLimit(basePrice: Amount, table: TickTable, widened: Widened = {}): PriceRange {
  const width = widthOf(basePrice)
  const reach = (wide: boolean | undefined): Amount => (wide ? times(width, TIMES_WIDENED) : width)
  return {
    low: roundToTick(minus(basePrice, reach(widened.down)), table, 'down'),
    high: roundToTick(plus(basePrice, reach(widened.up)), table, 'up'),
  }
}

export type LuldTier = 1 | 2

const CLOSING = 25 * 60_000

/** The last 25 minutes of the regular session, on short days too. */
function isClosing(now: Instant): boolean {
  return nextClose(newYork, now) - now <= CLOSING
}

/** Facts §6: half the width of the band around the mean of the last five minutes. */
function luldWidth(reference: Amount, tier: LuldTier): Amount {
  if (isBelow(reference, '0.75')) return smaller('0.15', times(reference, '0.75'))
  if (!isAbove(reference, '3')) return times(reference, '0.2')
  return times(reference, tier === 1 ? '0.05' : '0.1')
}

/** Since Amendment 18 doubled only before the close, and not for tier 2 above three dollars. */
export function luldBands(reference: Amount, tier: LuldTier, now: Instant): PriceRange {
  const doubled = isClosing(now) && (tier === 1 || !isAbove(reference, '3'))
  const width = times(luldWidth(reference, tier), doubled ? '2' : '1')
  return { low: roundToTick(minus(reference, width), 'us'), high: roundToTick(plus(reference, width), 'us') }
}
