import { drawn } from '../chart/drawn.ts'
import { type Scale, scaleOf, shareOf } from '../chart/scale.ts'

export type Bar = {
  /** Of what it is, as it is read: 11月. */
  name: string
  /** A number or a decimal text; anything else is a gap and a dash. */
  value: number | string
}

/** One bar as it is drawn: of one or of several, then from the first to the last. */
export type DrawnBar = { from: string; to: string; value: number | string; amount: number | undefined }

/** Ten years of months; more could not be selected apart with a finger. */
export const MOST_BARS = 120

function merged(bars: readonly Bar[]): DrawnBar {
  const amounts = bars.flatMap(({ value }) => drawn(value) ?? [])
  const total = amounts.reduce((sum, amount) => sum + amount, 0)
  const amount = amounts.length === 0 ? undefined : drawn(total)
  return {
    from: bars[0]?.name ?? '',
    to: bars.at(-1)?.name ?? '',
    value: amount === undefined ? Number.NaN : total,
    amount,
  }
}

/** Each by itself, or of a long list always as many together as it takes. */
export function drawnBars(bars: readonly Bar[]): readonly DrawnBar[] {
  const size = Math.ceil(bars.length / MOST_BARS)
  if (size <= 1) return bars.map(({ name, value }) => ({ from: name, to: name, value, amount: drawn(value) }))
  return Array.from({ length: Math.ceil(bars.length / size) }, (_, at) =>
    merged(bars.slice(at * size, (at + 1) * size)),
  )
}

export type BarSet = {
  bars: readonly DrawnBar[]
  scale: Scale
  /** From the zero line, 1 is the whole height; what is missing has none. */
  heights: readonly number[]
  lowest: DrawnBar
  highest: DrawnBar
}

/** All that a chart shows of some bars; `undefined` where there is nothing to draw. */
export function barSetOf(given: readonly Bar[]): BarSet | undefined {
  const bars = drawnBars(given)
  const sorted = bars
    .filter(({ amount }) => amount !== undefined)
    .toSorted((one, other) => Number(one.amount) - Number(other.amount))
  const lowest = sorted[0]
  const highest = sorted.at(-1)
  if (lowest?.amount === undefined || highest?.amount === undefined) return undefined
  // Zero is always in view: a bar shows the distance from it.
  const scale = scaleOf(Math.min(0, lowest.amount), Math.max(0, highest.amount))
  const zero = shareOf(scale, 0)
  return { bars, scale, lowest, highest, heights: bars.map(({ amount = 0 }) => shareOf(scale, amount) - zero) }
}
