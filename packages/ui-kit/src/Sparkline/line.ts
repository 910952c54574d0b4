export const sparkWidth = 64
export const sparkHeight = 28
/** The stroke never leaves its box. */
const EDGE = 2
/** More than one a pixel nobody sees. */
const MOST = 64

export type Line = { direction: 'up' | 'down' | 'flat' | 'none'; path: string; baseline: number }

/** About so many of them, the first and the last always. */
function thinned(values: readonly number[]): readonly number[] {
  if (values.length <= MOST) return values
  return Array.from({ length: MOST }, (_, at) => values[Math.round((at * (values.length - 1)) / (MOST - 1))] ?? 0)
}

function directionOf(last: number, base: number): 'up' | 'down' | 'flat' {
  if (last === base) return 'flat'
  return last > base ? 'up' : 'down'
}

const short = (pixels: number): number => Math.round(pixels * 10) / 10

/**
 * Values as a line in the box of a Sparkline, its base always in view. Halved on the way, so that no difference is
 * infinite.
 */
export function lineOf(given: readonly number[], previous: number | undefined): Line {
  const values = thinned(given.filter(Number.isFinite))
  const first = values[0]
  const last = values.at(-1)
  if (first === undefined || last === undefined) return { direction: 'none', path: '', baseline: 0 }
  const base = previous !== undefined && Number.isFinite(previous) ? previous : first
  const high = Math.max(base, ...values) / 2
  const span = high - Math.min(base, ...values) / 2
  const y = (value: number): number =>
    short(span === 0 ? sparkHeight / 2 : EDGE + ((high - value / 2) / span) * (sparkHeight - EDGE * 2))
  const x = (at: number): number => short(EDGE / 2 + (at / Math.max(1, values.length - 1)) * (sparkWidth - EDGE))
  const points = values.map((value, at) => `${x(at)} ${y(value)}`)
  if (points.length === 1) points.push(`${x(1)} ${y(last)}`)
  return { direction: directionOf(last, base), path: `M${points.join('L')}`, baseline: y(base) }
}
