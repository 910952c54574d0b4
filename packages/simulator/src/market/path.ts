import { QUARTERS } from './tradingHours.ts'
import { quartersOf } from './second.ts'
import { emptySegment, type PathParameters, type Segment, split } from './segment.ts'

/** The figures of a path up to some point. `turnover` is in whole units of price times shares. */
export type Sums = { last: number; high: number; low: number; lots: number; turnover: number }

/** A part of a path with all that came before it. `turnover` is its own. */
type Block = Segment & { before: Sums; turnover: number }

/** The price path of a session: one segment that is divided as deep as needed. The first few divisions are cached. */
export type Path = PathParameters & { whole: Segment; blocks?: readonly Block[] }

const HALF_HOUR = 1800

/** What a block turns over: all its lots at the mean of its four prices. */
function turnoverOf({ open, high, low, close, lots }: Segment, { ladder: { unitsAt }, unit }: PathParameters): number {
  return Math.floor((lots * unit * (unitsAt(open) + unitsAt(high) + unitsAt(low) + unitsAt(close))) / 4)
}

function blocksOf(path: Path): readonly Block[] {
  if (path.blocks) return path.blocks
  const { open } = path.whole
  const before: Sums = { last: open, high: open, low: open, lots: 0, turnover: 0 }
  path.blocks = segmentsOf(path, HALF_HOUR, path.seconds).map((segment) => {
    const block = { ...segment, before: { ...before }, turnover: turnoverOf(segment, path) }
    add(before, segment)
    before.turnover += block.turnover
    return block
  })
  return path.blocks
}

function add(sums: Sums, { close, high, low, lots }: Segment): void {
  sums.last = close
  if (high > sums.high) sums.high = high
  if (low < sums.low) sums.low = low
  sums.lots += lots
}

function addQuarters(sums: Sums, second: Segment, path: Path, quarters: number): void {
  const { steps, lots } = quartersOf(second, path)
  for (let quarter = 0; quarter < quarters; quarter += 1) {
    const step = steps[quarter] as number
    sums.last = step
    if (step > sums.high) sums.high = step
    if (step < sums.low) sums.low = step
    sums.lots += lots[quarter] as number
  }
}

/** Three segments that are reused on the way down, so that a price allocates nothing. The loop is synchronous. */
let [near, left, right] = [emptySegment(), emptySegment(), emptySegment()]

/** Adds the part of a segment up to a quarter-second of the session. */
function addUntil(sums: Sums, path: Path, quarters: number, segment: Segment): void {
  let node = segment
  while (quarters < node.to * QUARTERS) {
    if (node.to - node.from === 1) {
      addQuarters(sums, node, path, quarters - node.from * QUARTERS)
      return
    }
    split(path, node, left, right)
    const goesRight = quarters > left.to * QUARTERS
    if (goesRight) add(sums, left)
    const spare = near
    if (goesRight) [near, right] = [right, spare]
    else [near, left] = [left, spare]
    node = near
  }
  add(sums, node)
}

/** The figures of one segment up to a quarter-second. */
export function partBy(path: Path, quarters: number, segment: Segment): Sums {
  const sums: Sums = { last: segment.open, high: segment.open, low: segment.open, lots: 0, turnover: 0 }
  addUntil(sums, path, quarters, segment)
  return sums
}

/** Where blocks end, in quarter-seconds: the same for all sessions of a length, so a price reads one block only. */
const ends = new Map<number, readonly number[]>()

function endsOf(path: Path): readonly number[] {
  const known = ends.get(path.seconds)
  if (known) return known
  const found = blocksOf(path).map(({ to }) => to * QUARTERS)
  ends.set(path.seconds, found)
  return found
}

/** The block in which so many quarter-seconds end; after all of them the last. */
function blockBy(path: Path, quarters: number): Block {
  const known = endsOf(path)
  let at = 0
  while (at < known.length - 1 && quarters > (known[at] as number)) at += 1
  return blocksOf(path)[at] as Block
}

/** The figures of a path after so many quarter-seconds. Within a block the turnover grows with the lots. */
export function sumsBy(path: Path, quarters: number): Sums {
  const block = blockBy(path, quarters)
  const { last, high, low, lots, turnover } = block.before
  const sums: Sums = { last, high, low, lots, turnover }
  if (quarters <= 0) return sums
  addUntil(sums, path, quarters, block)
  if (block.lots > 0) sums.turnover += Math.floor((block.turnover * (sums.lots - lots)) / block.lots)
  return sums
}

/** The segments of a path that are so many seconds long, one after the other, up to an end. */
export function segmentsOf(path: Path, seconds: number, until: number, segment: Segment = path.whole): Segment[] {
  if (segment.from >= until) return []
  if (segment.to - segment.from <= seconds) return [segment]
  const [first, second] = [emptySegment(), emptySegment()]
  split(path, segment, first, second)
  return [...segmentsOf(path, seconds, until, first), ...segmentsOf(path, seconds, until, second)]
}

/** Steps that are good enough: not above `most`, not below `least`. */
export type Wanted = { least: number; most: number }
export type Found = { quarter: number; step: number }

function inSecond(path: Path, second: Segment, wanted: Wanted, from: number, to: number): Found | undefined {
  const { steps } = quartersOf(second, path)
  const begin = second.from * QUARTERS
  const at = steps.findIndex(
    (step, quarter) => step >= wanted.least && step <= wanted.most && begin + quarter >= from && begin + quarter < to,
  )
  return at === -1 ? undefined : { quarter: begin + at, step: steps[at] as number }
}

/** Segments that do not reach a wanted price are skipped. */
function firstIn(path: Path, wanted: Wanted, from: number, to: number, segment: Segment): Found | undefined {
  const apart = segment.to * QUARTERS <= from || segment.from * QUARTERS >= to
  if (apart || segment.low > wanted.most || segment.high < wanted.least) return undefined
  if (segment.to - segment.from === 1) return inSecond(path, segment, wanted, from, to)
  const [first, second] = [emptySegment(), emptySegment()]
  split(path, segment, first, second)
  return firstIn(path, wanted, from, to, first) ?? firstIn(path, wanted, from, to, second)
}

/** The first quarter-second of a part of a session with a wanted price. */
export function firstAt(path: Path, wanted: Wanted, from: number, to: number): Found | undefined {
  if (path.whole.low > wanted.most || path.whole.high < wanted.least) return undefined
  for (const block of blocksOf(path)) {
    const found = firstIn(path, wanted, from, to, block)
    if (found) return found
  }
  return undefined
}
