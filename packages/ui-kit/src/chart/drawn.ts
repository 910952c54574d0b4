/** Larger values are not drawn: a span could become infinite, and no member owns as much. */
const FARTHEST = 1e15
const DECIMAL = /^[+-]?(\d+\.?\d*|\.\d+)$/

/**
 * A number or a decimal text as a number that can be drawn; what is none is `undefined`. Figures are never written from
 * it.
 */
export function drawn(value: unknown): number | undefined {
  const number = typeof value === 'string' && DECIMAL.test(value) ? Number(value) : value
  if (typeof number !== 'number' || !Number.isFinite(number)) return undefined
  return Math.max(-FARTHEST, Math.min(FARTHEST, number))
}
