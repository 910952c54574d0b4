import { decimalsAt, type TickTable, tickSize } from '@kabuto/domain/market'
import type { Amount, Market } from '@kabuto/domain/shared'

/** In the decimals that ticks of a market have, prices are whole units: tenths of a yen, hundredths of a cent. */
export const decimalsOfPrice: Record<Market, number> = { jpy: 1, usd: 4 }
export const unitsInOne: Record<Market, number> = { jpy: 10, usd: 10_000 }

const powers = [1, 10, 100, 1000, 10_000]

/** A decimal string of whole units, without zeros at its end. */
export function written(units: number, decimals: number): Amount {
  const power = powers[decimals] ?? 1
  const size = units < 0 ? -units : units
  const whole = Math.floor(size / power)
  let rest = size - whole * power
  const sign = units < 0 ? '-' : ''
  if (rest === 0) return sign + String(whole)
  // The power in front keeps the zeros after the point.
  rest += power
  while (rest % 10 === 0) rest /= 10
  return `${sign}${whole}.${String(rest).slice(1)}`
}

type Rounding = 'down' | 'nearest' | 'up'

/**
 * The prices of a tick table, numbered from 1, the lowest: a step on the ladder is a tick, whatever a tick is there.
 */
export type Ladder = {
  table: TickTable
  unitsAt: (step: number) => number
  stepAt: (units: number, rounding?: Rounding) => number
  amountAt: (step: number) => Amount
  stepOf: (amount: Amount, rounding?: Rounding) => number
  /** How many decimals a price there can have. */
  decimalsAt: (step: number) => number
}

type Band = { units: number; step: number; tick: number; decimals: number }

/** Ticks change at 1, 3 or 5 of a power of ten only. */
const edges = [0, ...[0, 1, 2, 3, 4, 5, 6, 7].flatMap((power) => [1, 3, 5].map((digit) => digit * 10 ** power))]
const ABOVE = 10 ** 8
/** The written form of so many of the lowest prices is cached: all below 100 million yen and 556 dollars. */
const CACHED = 2 ** 16

/**
 * The tick inside each band is the domain's; an edge is a multiple of both ticks that meet there, so either counts it
 * the same.
 */
function bandsOf(table: TickTable, scale: number): Band[] {
  const bands: Band[] = []
  let step = 0
  for (const [index, edge] of edges.entries()) {
    const next = edges[index + 1] ?? ABOVE
    const inside = String((edge + next) / 2)
    const tick = Math.round(Number(tickSize(inside, table)) * scale)
    const decimals = decimalsAt(inside, table)
    if (bands.at(-1)?.tick !== tick) bands.push({ units: edge * scale, step, tick, decimals })
    step += Math.round(((next - edge) * scale) / tick)
  }
  return bands
}

function marketOf(table: TickTable): Market {
  return table === 'us' ? 'usd' : 'jpy'
}

const rounded: Record<Rounding, (value: number) => number> = { down: Math.floor, nearest: Math.round, up: Math.ceil }

function ladderOf(table: TickTable): Ladder {
  const scale = unitsInOne[marketOf(table)]
  const decimals = decimalsOfPrice[marketOf(table)]
  const bands = bandsOf(table, scale)
  const lowest = bands[0] as Band
  // Prices of one stock lie close together, so the band that was asked for last mostly holds.
  let [band, next] = [lowest, bands[1]]

  function move(holds: (band: Band) => boolean): void {
    const found = Math.max(0, bands.findLastIndex(holds))
    band = bands[found] as Band
    next = bands[found + 1]
  }
  function bandAt(step: number): Band {
    if (step < band.step || (next && step >= next.step)) move((one) => one.step <= step)
    return band
  }
  function unitsAt(step: number): number {
    const { units, step: first, tick } = bandAt(step)
    return units + (step - first) * tick
  }
  function stepAt(units: number, rounding: Rounding = 'nearest'): number {
    if (units < band.units || (next && units >= next.units)) move((one) => one.units <= units)
    return Math.max(1, band.step + rounded[rounding]((units - band.units) / band.tick))
  }

  /** Thousands of quotes need the same few prices again and again. */
  const cache = Array.from<Amount | undefined>({ length: CACHED })
  function amountAt(step: number): Amount {
    if (step >= CACHED) return written(unitsAt(step), decimals)
    return (cache[step] ??= written(unitsAt(step), decimals))
  }

  return {
    table,
    unitsAt,
    stepAt,
    amountAt,
    decimalsAt: (step) => bandAt(step).decimals,
    stepOf: (amount, rounding) => stepAt(Math.round(Number(amount) * scale * 1000) / 1000, rounding),
  }
}

const made = new Map<TickTable, Ladder>()

export function ladderFor(table: TickTable): Ladder {
  const known = made.get(table) ?? ladderOf(table)
  made.set(table, known)
  return known
}
