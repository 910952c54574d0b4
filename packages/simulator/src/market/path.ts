import { QUARTERS } from './sheet.ts'
import { quartersOf } from './second.ts'
import { emptyStretch, type Ground, split, type Stretch } from './stretch.ts'

/** What a path has come to. `turnover` is in whole units of price times shares. */
export type Sums = { last: number; high: number; low: number; lots: number; turnover: number }

/** A part of a path with all that came before it. `turnover` is its own. */
type Block = Stretch & { before: Sums; turnover: number }

/**
 * The way of a price through a course: one stretch, divided as deep as anybody looks. The first few halvings are kept.
 */
export type Path = Ground & { whole: Stretch; blocks?: readonly Block[] }

const HALF_HOUR = 1800

/** What a block turns over: all its lots at the mean of its four prices. */
function turnoverOf({ open, high, low, close, lots }: Stretch, { ladder: { unitsAt }, unit }: Ground): number {
  return Math.floor((lots * unit * (unitsAt(open) + unitsAt(high) + unitsAt(low) + unitsAt(close))) / 4)
}

function blocksOf(path: Path): readonly Block[] {
  if (path.blocks) return path.blocks
  const { open } = path.whole
  const before: Sums = { last: open, high: open, low: open, lots: 0, turnover: 0 }
  path.blocks = stretchesOf(path, HALF_HOUR, path.seconds).map((stretch) => {
    const block = { ...stretch, before: { ...before }, turnover: turnoverOf(stretch, path) }
    add(before, stretch)
    before.turnover += block.turnover
    return block
  })
  return path.blocks
}

function add(sums: Sums, { close, high, low, lots }: Stretch): void {
  sums.last = close
  if (high > sums.high) sums.high = high
  if (low < sums.low) sums.low = low
  sums.lots += lots
}

function addQuarters(sums: Sums, second: Stretch, path: Path, quarters: number): void {
  const { steps, lots } = quartersOf(second, path)
  for (let quarter = 0; quarter < quarters; quarter += 1) {
    const step = steps[quarter] as number
    sums.last = step
    if (step > sums.high) sums.high = step
    if (step < sums.low) sums.low = step
    sums.lots += lots[quarter] as number
  }
}

/** Three that take turns on the way down, so that a price leaves nothing behind. Nobody calls in between. */
let [near, left, right] = [emptyStretch(), emptyStretch(), emptyStretch()]

/** Adds what a stretch has come to after so many quarter-seconds of its course. */
function addUntil(sums: Sums, path: Path, quarters: number, stretch: Stretch): void {
  let node = stretch
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

/** What a stretch alone has come to. */
export function partBy(path: Path, quarters: number, stretch: Stretch): Sums {
  const sums: Sums = { last: stretch.open, high: stretch.open, low: stretch.open, lots: 0, turnover: 0 }
  addUntil(sums, path, quarters, stretch)
  return sums
}

/**
 * Where blocks end, in quarter-seconds: the same for all courses of a length, so a price looks into one block alone.
 */
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

/** What a path has come to after so many quarter-seconds. Within a block turnover goes along with the lots. */
export function sumsBy(path: Path, quarters: number): Sums {
  const block = blockBy(path, quarters)
  const { last, high, low, lots, turnover } = block.before
  const sums: Sums = { last, high, low, lots, turnover }
  if (quarters <= 0) return sums
  addUntil(sums, path, quarters, block)
  if (block.lots > 0) sums.turnover += Math.floor((block.turnover * (sums.lots - lots)) / block.lots)
  return sums
}

/** The stretches of a path that are so many seconds long and lie in a part of it, one after the other. */
export function stretchesOf(path: Path, seconds: number, until: number, stretch: Stretch = path.whole): Stretch[] {
  if (stretch.from >= until) return []
  if (stretch.to - stretch.from <= seconds) return [stretch]
  const [first, second] = [emptyStretch(), emptyStretch()]
  split(path, stretch, first, second)
  return [...stretchesOf(path, seconds, until, first), ...stretchesOf(path, seconds, until, second)]
}

/** Steps that are good enough: not above `most`, not below `least`. */
export type Wanted = { least: number; most: number }
export type Found = { quarter: number; step: number }

function inSecond(path: Path, second: Stretch, wanted: Wanted, from: number, to: number): Found | undefined {
  const { steps } = quartersOf(second, path)
  const begin = second.from * QUARTERS
  const at = steps.findIndex(
    (step, quarter) => step >= wanted.least && step <= wanted.most && begin + quarter >= from && begin + quarter < to,
  )
  return at === -1 ? undefined : { quarter: begin + at, step: steps[at] as number }
}

/** Stretches that do not come near a wanted price are not looked into. */
function firstIn(path: Path, wanted: Wanted, from: number, to: number, stretch: Stretch): Found | undefined {
  const apart = stretch.to * QUARTERS <= from || stretch.from * QUARTERS >= to
  if (apart || stretch.low > wanted.most || stretch.high < wanted.least) return undefined
  if (stretch.to - stretch.from === 1) return inSecond(path, stretch, wanted, from, to)
  const [first, second] = [emptyStretch(), emptyStretch()]
  split(path, stretch, first, second)
  return firstIn(path, wanted, from, to, first) ?? firstIn(path, wanted, from, to, second)
}

/** The first quarter-second of a part of a course whose price is wanted. */
export function firstAt(path: Path, wanted: Wanted, from: number, to: number): Found | undefined {
  if (path.whole.low > wanted.most || path.whole.high < wanted.least) return undefined
  for (const block of blocksOf(path)) {
    const found = firstIn(path, wanted, from, to, block)
    if (found) return found
  }
  return undefined
}
