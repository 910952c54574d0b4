import { hashed } from '../engine/hash.ts'
import type { PathParameters, Segment } from './segment.ts'

/**
 * What a second's first quarter, and so every minute's, brings is only the price before it: what comes new comes in the
 * other three.
 */
export type Second = { steps: [number, number, number, number]; lots: [number, number, number, number] }

/** The two quarters between the first and the last: they touch the high and the low where neither end does. */
function between({ open, high, low, close }: Segment, hash: number): [number, number] {
  const above = high > open && high > close
  const below = low < open && low < close
  if (above && below) return (hash & 1) === 0 ? [high, low] : [low, high]
  if (above) return [high, high]
  if (below) return [low, low]
  const moves = (hash >>> 1) % 3
  return [moves === 0 ? close : open, moves === 2 ? open : close]
}

/**
 * The four prices of a second, and the lots that are traded at them: some at each price that is new, all at the last
 * that is.
 */
export function quartersOf(second: Segment, { key }: PathParameters): Second {
  const hash = hashed(key, -1 - second.from)
  const [one, other] = between(second, hash)
  const steps: Second['steps'] = [second.open, one, other, second.close]
  const moved = [1, 2, 3].filter((quarter) => steps[quarter] !== steps[quarter - 1])
  const at = moved.length > 0 ? moved : [1 + ((hash >>> 8) % 3)]
  const each = Math.floor(second.lots / at.length)
  const lots: Second['lots'] = [0, 0, 0, 0]
  for (const quarter of at) lots[quarter] = each
  lots[at.at(-1) ?? 3] = second.lots - each * (at.length - 1)
  return { steps, lots }
}
