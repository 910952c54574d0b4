import { decimalsIn } from '../shared/format/decimal.ts'
import { type Amount, minus, plus, times } from '../shared/amount/money.ts'

/**
 * Tokyo's three tables of facts §3 (`topix500` is also that of ETFs in units of ten and more) and New York's of facts
 * §6.
 */
export const tickTables = ['topix500', 'standard', 'etf1', 'us'] as const
export type TickTable = (typeof tickTables)[number]

/** How many of a tick make one yen or dollar: a tick is 1 or 5 of some power of ten, so this is exact. */
const inOne = {
  '0.0001': '10000',
  '0.01': '100',
  '0.1': '10',
  '0.5': '2',
  '1': '1',
  '5': '0.2',
  '10': '0.1',
  '50': '0.02',
  '100': '0.01',
  '500': '0.002',
  '1000': '0.001',
  '5000': '0.0002',
  '10000': '0.0001',
  '50000': '0.00002',
  '100000': '0.00001',
} as const
type Tick = keyof typeof inOne

type Steps = { edges: readonly number[]; ticks: readonly Tick[]; above: Tick; edgeIsAbove: boolean }

const edges = [
  1000, 3000, 5000, 10_000, 30_000, 50_000, 100_000, 300_000, 500_000, 1_000_000, 3_000_000, 5_000_000, 10_000_000,
  30_000_000, 50_000_000,
]

/**
 * Up to and including an edge its tick holds; in New York one dollar itself already has the larger one. Every edge is a
 * multiple of both its ticks.
 */
const steps: Record<TickTable, Steps> = {
  topix500: {
    edges,
    ticks: ['0.1', '0.5', '1', '1', '5', '10', '10', '50', '100', '100', '500', '1000', '1000', '5000', '10000'],
    above: '10000',
    edgeIsAbove: false,
  },
  standard: {
    edges,
    ticks: ['1', '1', '5', '10', '10', '50', '100', '100', '500', '1000', '1000', '5000', '10000', '10000', '50000'],
    above: '100000',
    edgeIsAbove: false,
  },
  etf1: {
    edges,
    ticks: ['1', '1', '1', '1', '5', '10', '10', '50', '100', '100', '500', '1000', '1000', '5000', '10000'],
    above: '10000',
    edgeIsAbove: false,
  },
  us: { edges: [1], ticks: ['0.0001'], above: '0.01', edgeIsAbove: true },
}

/**
 * Prices are only compared as numbers, which keep eight decimals apart up to the last edge; an order is checked in a
 * few microseconds.
 */
function tickOf(price: Amount, table: TickTable): Tick {
  const { edges: bands, ticks, above, edgeIsAbove } = steps[table]
  const value = Number(price)
  return ticks[bands.findIndex((edge) => (edgeIsAbove ? value < edge : value <= edge))] ?? above
}

export function tickSize(price: Amount, table: TickTable): Amount {
  return tickOf(price, table)
}

/** How many decimals a price there can have. */
export function decimalsAt(price: Amount, table: TickTable): number {
  return decimalsIn(tickOf(price, table))
}

export function isOnTick(price: Amount, table: TickTable): boolean {
  return Number(price) > 0 && !times(price, inOne[tickOf(price, table)]).includes('.')
}

/**
 * The nearest price that can be asked (half a tick goes up), or the next one below or above. No price is less than one
 * tick.
 */
export function roundToTick(price: Amount, table: TickTable, direction: 'nearest' | 'down' | 'up' = 'nearest'): Amount {
  const tick = tickOf(price, table)
  if (Number(price) < Number(tick)) return tick
  const count = times(price, inOne[tick])
  const point = count.indexOf('.')
  if (point === -1) return price
  const below = count.slice(0, point)
  const goesUp = direction === 'up' || (direction === 'nearest' && count.charAt(point + 1) >= '5')
  return times(goesUp ? plus(below, '1') : below, tick)
}

/** Less than any tick. */
const HAIR = '0.00001'

/** The next price that can be asked above or below; below the lowest there is none, and the price is unchanged. */
export function nextTick(price: Amount, table: TickTable, direction: 'up' | 'down'): Amount {
  return roundToTick(direction === 'up' ? plus(price, HAIR) : minus(price, HAIR), table, direction)
}

/** The parameters of a refusal of a price between ticks; below the lowest the two lowest. */
export function ticksAround(price: Amount, table: TickTable): { tick: Amount; lower: Amount; upper: Amount } {
  const tick = tickOf(price, table)
  return {
    tick,
    lower: roundToTick(price, table, 'down'),
    upper: Number(price) < Number(tick) ? nextTick(tick, table, 'up') : roundToTick(price, table, 'up'),
  }
}
