import type { Day } from '@kabuto/domain/shared'
import { drawn } from '../chart/drawn.ts'
import { type Scale, scaleOf, shareOf } from '../chart/scale.ts'

export type HistoryPoint = {
  day: Day
  /** A number or a decimal text; anything else is not drawn and is a dash in the table. */
  value: number | string
}

/**
 * A point that can be drawn, and its place among all. `fromHigh` is its loss in percent since the highest point before
 * it, 0 on a new high.
 */
export type HistoryDot = HistoryPoint & { place: number; amount: number; fromHigh: number | undefined }

/** From the high to the low after it, as places in the dots. */
export type Fall = { from: number; to: number; percent: number }

/** The width of a phone shows no more, and the engine's cost grows with each. */
export const MOST_DOTS = 130

/**
 * The points that can be drawn, each with its distance from the high before it. Below zero there is no percentage of a
 * high.
 */
export function dotsOf(points: readonly HistoryPoint[]): readonly HistoryDot[] {
  let high = 0
  return points.flatMap((point, place) => {
    const amount = drawn(point.value)
    if (amount === undefined) return []
    high = Math.max(high, amount)
    return [{ ...point, place, amount, fromHigh: high > 0 ? ((amount - high) / high) * 100 : undefined }]
  })
}

/** The largest fall of all; none where the way is only up. */
export function largestFall(dots: readonly HistoryDot[]): Fall | undefined {
  let worst: Fall | undefined
  let high = 0
  for (const [at, { amount, fromHigh }] of dots.entries()) {
    if (amount > (dots[high]?.amount ?? 0)) high = at
    if (fromHigh !== undefined && fromHigh < (worst?.percent ?? 0)) worst = { from: high, to: at, percent: fromHigh }
  }
  return worst
}

function placeOf(dots: readonly HistoryDot[], better: (amount: number, than: number) => boolean): number {
  let best = 0
  for (const [at, { amount }] of dots.entries()) if (better(amount, dots[best]?.amount ?? amount)) best = at
  return best
}

export type Extremes = { lowest: number; highest: number }

export function extremesOf(dots: readonly HistoryDot[]): Extremes {
  return {
    lowest: placeOf(dots, (amount, than) => amount < than),
    highest: placeOf(dots, (amount, than) => amount > than),
  }
}

/**
 * The places that are drawn: the last of each bucket, and always the first, the extremes and both ends of the largest
 * fall.
 */
export function keptPlaces(count: number, { lowest, highest }: Extremes, fall: Fall | undefined): readonly number[] {
  if (count <= MOST_DOTS) return Array.from({ length: count }, (_, at) => at)
  const always = new Set([0, lowest, highest, ...(fall ? [fall.from, fall.to] : [])])
  const buckets = MOST_DOTS - always.size
  for (let at = 1; at <= buckets; at += 1) always.add(Math.ceil((at * count) / buckets) - 1)
  return [...always].toSorted((one, other) => one - other)
}

export type History = Extremes & {
  dots: readonly HistoryDot[]
  fall: Fall | undefined
  scale: Scale
  /** What is drawn: its index among the dots, and that position from 0 to 1. */
  kept: readonly number[]
  places: readonly { x: number; y: number }[]
}

/** All that a chart shows of a history; `undefined` where there is nothing to draw. */
export function historyOf(points: readonly HistoryPoint[]): History | undefined {
  const dots = dotsOf(points)
  if (dots.length === 0) return undefined
  const extremes = extremesOf(dots)
  const fall = largestFall(dots)
  const amountAt = (at: number): number => dots[at]?.amount ?? 0
  const scale = scaleOf(amountAt(extremes.lowest), amountAt(extremes.highest))
  const kept = keptPlaces(dots.length, extremes, fall)
  const places = kept.map((at) => ({
    x: dots.length === 1 ? 0.5 : at / (dots.length - 1),
    y: shareOf(scale, amountAt(at)),
  }))
  return { ...extremes, dots, fall, scale, kept, places }
}

/** The drawn point next to a finger. */
export function nearest(places: readonly { x: number }[], x: number): number {
  let best = 0
  for (const [at, place] of places.entries())
    if (Math.abs(place.x - x) < Math.abs((places[best]?.x ?? 0) - x)) best = at
  return best
}
