import { formatLarge, formatMoney, type Language } from '@kabuto/domain/shared'

/** Round numbers from the lowest line of a chart to the highest, evenly apart. */
export type Scale = readonly [lowest: number, ...higher: number[]]

/** So many spaces between lines fit into 180 px, with the largest text as well. */
const MOST_SPACES = 5
const ROUND = [1, 2, 2.5, 5, 10]

/** Steps are powers of ten in floats: 3 × 0.1 is to be 0.3. */
const tidy = (value: number): number => Number(value.toPrecision(12))

export function scaleOf(lowest: number, highest: number): Scale {
  // A level line is in the middle.
  const room = lowest === highest ? Math.max(1, Math.abs(lowest) * 0.01) : 0
  const [low, high] = [lowest - room, highest + room]
  const magnitude = 10 ** Math.floor(Math.log10((high - low) / MOST_SPACES))
  const step =
    ROUND.map((round) => round * magnitude).find(
      (size) => Math.ceil(high / size) - Math.floor(low / size) <= MOST_SPACES,
    ) ?? magnitude * 20
  const first = Math.floor(low / step)
  const spaces = Math.max(1, Math.ceil(high / step) - first)
  const higher = Array.from({ length: spaces }, (_, at) => tidy((first + at + 1) * step))
  return [tidy(first * step), ...higher]
}

/** How far up a value is, from 0 to 1. */
export function shareOf(scale: Scale, value: number): number {
  const low = scale[0]
  const high = scale.at(-1) ?? low
  return Math.max(0, Math.min(1, (value - low) / (high - low)))
}

const units: Record<string, number> = { 万: 1e4, 萬: 1e4, 億: 1e8, K: 1e3, M: 1e6, B: 1e9 }

/** A line is at a round number: what is written beside it must be that number, not one near it. */
function isExact(text: string, value: number): boolean {
  return tidy(Number(text.replaceAll(/[^\d.]/g, '')) * (units[text.slice(-1)] ?? 1)) === Math.abs(value)
}

/** As short as is exact: 1,280万, and only where that would be rounded 12,825,000. */
export function tickTexts(scale: Scale, locale: Language): readonly string[] {
  const large = scale.map((value) => formatLarge(value, locale))
  if (large.every((text, at) => isExact(text, scale[at] ?? 0))) {
    return large.some((text) => /\.[1-9]/.test(text)) ? large : large.map((text) => text.replace('.0', ''))
  }
  return scale.map((value) => formatMoney(value, { decimals: scale.every(Number.isInteger) ? 0 : 2 }))
}
