import { drawn } from '../chart/drawn.ts'

export type Slice = {
  name: string
  /** A number or a decimal text above zero; anything else takes no part and has no share. */
  value: number | string
}

/** `tenths` of a percent: 510 is 51.0 %. Together they are 1,000 to the last one. */
export type SharedSlice = Slice & { amount: number; tenths: number | undefined }

const MOST_SLICES = 5
const WHOLE = 1000
/** A thinner slice would not be seen between the gaps. The legend has the true share. */
const THINNEST = 0.016

function partOf(value: unknown): number {
  return Math.max(0, drawn(value) ?? 0)
}

/** No more than five: the largest in their given order, and all others as one. */
export function folded(slices: readonly Slice[], others: string): readonly Slice[] {
  if (slices.length <= MOST_SLICES) return slices
  const largest = new Set(
    slices.toSorted((one, other) => partOf(other.value) - partOf(one.value)).slice(0, MOST_SLICES - 1),
  )
  const rest = slices.reduce((sum, slice) => sum + (largest.has(slice) ? 0 : partOf(slice.value)), 0)
  return [...slices.filter((slice) => largest.has(slice)), { name: others, value: rest }]
}

/** Rounded by the largest remainder, so that the legend adds up to 100.0 %. */
export function shared(slices: readonly Slice[]): readonly SharedSlice[] {
  const amounts = slices.map(({ value }) => partOf(value))
  const total = amounts.reduce((sum, amount) => sum + amount, 0)
  const exact = amounts.map((amount) => (amount / total) * WHOLE)
  const missing = WHOLE - exact.reduce((sum, share) => sum + Math.floor(share), 0)
  const raised = new Set(
    exact
      .map((share, at) => ({ at, rest: share - Math.floor(share) }))
      .toSorted((one, other) => other.rest - one.rest)
      .slice(0, missing)
      .map(({ at }) => at),
  )
  return slices.map((slice, at) => {
    const amount = amounts[at] ?? 0
    const own = total > 0 && (amount > 0 || drawn(slice.value) === 0)
    return { ...slice, amount, tenths: own ? Math.floor(exact[at] ?? 0) + (raised.has(at) ? 1 : 0) : undefined }
  })
}

/** An arc of the ring, from 0 to 1. `slice` is its place in the legend. */
export type Arc = { slice: number; from: number; to: number }

export function arcsOf(slices: readonly { amount: number }[]): readonly Arc[] {
  const total = slices.reduce((sum, { amount }) => sum + amount, 0)
  const seen = slices.map(({ amount }) => (amount > 0 ? Math.max(THINNEST, amount / total) : 0))
  const round = seen.reduce((sum, width) => sum + width, 0)
  let from = 0
  return seen.flatMap((width, slice) => {
    if (width === 0) return []
    const arc = { slice, from, to: from + width / round }
    from = arc.to
    return [arc]
  })
}

/** The slice under a point of a square around the ring; its hole and its corners belong to none. */
export function sliceAt(arcs: readonly Arc[], x: number, y: number): number | undefined {
  const [right, up] = [x - 0.5, 0.5 - y]
  const reach = Math.hypot(right, up)
  if (reach < 0.2 || reach > 0.55) return undefined
  const turn = (Math.atan2(right, up) / (2 * Math.PI) + 1) % 1
  return arcs.find(({ to }) => turn < to)?.slice ?? arcs.at(-1)?.slice
}
