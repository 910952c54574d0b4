export type Box = { left: number; top: number; right: number; bottom: number }

/** Distances in px; a side that has none is left out. */
export type Sides = { left?: number; right?: number; top?: number; bottom?: number }

type Span = { start: number; end: number }

/** Along one axis: the gap between two spans, or, where they overlap, from like edge to like edge. */
function along(one: Span, other: Span): { before?: number; after?: number } {
  if (other.start >= one.end) return { after: other.start - one.end }
  if (one.start >= other.end) return { before: one.start - other.end }
  return { before: Math.abs(one.start - other.start), after: Math.abs(one.end - other.end) }
}

const inX = ({ left, right }: Box): Span => ({ start: left, end: right })
const inY = ({ top, bottom }: Box): Span => ({ start: top, end: bottom })

const rounded = (px: number): number => Math.round(px * 10) / 10

/** The distances of the edges of two boxes, from the first one. */
export function distances(one: Box, other: Box): Sides {
  const across = along(inX(one), inX(other))
  const down = along(inY(one), inY(other))
  const sides = { left: across.before, right: across.after, top: down.before, bottom: down.after }
  return Object.fromEntries(
    Object.entries(sides).flatMap(([side, px]) => (px === undefined ? [] : [[side, rounded(px)]])),
  )
}

export type Line = { side: keyof Sides; from: { x: number; y: number }; to: { x: number; y: number } }

const middle = (one: Span, other: Span): number => {
  const start = Math.max(one.start, other.start)
  const end = Math.min(one.end, other.end)
  // Beside each other: in the middle of the first one.
  return start < end ? (start + end) / 2 : (one.start + one.end) / 2
}

/** Where each distance is drawn: between the two edges, in the middle of what both share. */
export function linesBetween(one: Box, other: Box): Line[] {
  const sides = distances(one, other)
  const y = middle(inY(one), inY(other))
  const x = middle(inX(one), inX(other))
  const isBeside = other.left >= one.right || one.left >= other.right
  const isBelow = other.top >= one.bottom || one.top >= other.bottom
  const ends: Record<keyof Sides, [number, number]> = {
    left: [one.left, isBeside ? other.right : other.left],
    right: [one.right, isBeside ? other.left : other.right],
    top: [one.top, isBelow ? other.bottom : other.top],
    bottom: [one.bottom, isBelow ? other.top : other.bottom],
  }
  return (Object.keys(sides) as (keyof Sides)[]).map((side) => {
    const [from, to] = ends[side]
    return side === 'left' || side === 'right'
      ? { side, from: { x: from, y }, to: { x: to, y } }
      : { side, from: { x, y: from }, to: { x, y: to } }
  })
}
