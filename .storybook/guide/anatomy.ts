import type { Use } from '../inspect/finding.ts'
import { childrenOf, type Fiber, firstElement, originOf, treesIn } from '../inspect/parts.ts'
import { type OwnRole, ownRolesIn } from '../inspect/seen.ts'
import { usesOfEach } from '../inspect/usedTokens.ts'
import { PIECE } from './piece.ts'

type Found = {
  /** `Label`: what it is called in the code. */
  name: string
  /** The folder of the part of the kit that it is, where it is one. */
  part?: string
  element: Element
}

/** One piece of a part: where it is on the page, how it is read out, and which tokens its look comes from. */
export type Piece = {
  name: string
  part?: string
  /** How many of it there are. */
  count: number
  left: number
  top: number
  width: number
  height: number
  read?: OwnRole
  uses: Use[]
}

/** More of them say less. */
const MOST = 12

function pieceMark(fiber: Fiber): { folder: string; name: string } | undefined {
  for (const type of [fiber.elementType, fiber.type]) {
    const mark: unknown = typeof type === 'object' && type !== null ? Reflect.get(type, PIECE) : undefined
    if (typeof mark === 'string') {
      const [path = '', name = ''] = mark.split(' ')
      return { folder: path.split('/')[0] ?? '', name }
    }
  }
  return undefined
}

function* fibersBelow(fiber: Fiber): Generator<Fiber> {
  yield fiber
  for (const child of childrenOf(fiber)) yield* fibersBelow(child)
}

function subjectIn(root: Element, part: string): Fiber | undefined {
  for (const tree of treesIn(root))
    for (const fiber of fibersBelow(tree)) {
      const origin = originOf(fiber.elementType) ?? originOf(fiber.type)
      if (origin?.name === part) return fiber
    }
  return undefined
}

const isText = (value: unknown): boolean =>
  ['string', 'number', 'undefined'].includes(typeof value) ||
  value === null ||
  (Array.isArray(value) && value.every(isText))

/** What was put into another part belongs to the one that is looked at, unless it is only words. */
function holdsMore({ memoizedProps }: Fiber): boolean {
  return !isText((memoizedProps as { children?: unknown } | null)?.children)
}

/** The styled elements of a part and the parts inside of it, but not what those are made of. */
function* piecesBelow(fiber: Fiber, part: string, foreign: ReadonlySet<string>): Generator<Found> {
  for (const child of childrenOf(fiber)) {
    const origin = originOf(child.elementType) ?? originOf(child.type)
    const mark = pieceMark(child)
    const element = origin || mark ? firstElement(child) : undefined
    if (origin && element && origin.folder !== part) {
      if (!foreign.has(origin.folder)) yield { name: origin.name, part: origin.folder, element }
      if (holdsMore(child)) yield* piecesBelow(child, part, new Set([...foreign, origin.folder]))
      continue
    }
    if (mark && element && !foreign.has(mark.folder)) yield { name: mark.name, element }
    yield* piecesBelow(child, part, foreign)
  }
}

/** The elements that have words of their own, and not only inside of another piece. */
function withText(root: Element, elements: ReadonlySet<Element>): Set<Element> {
  const found = new Set<Element>()
  const texts = root.ownerDocument.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    let at = text.nodeValue?.trim() ? text.parentElement : null
    while (at && !elements.has(at)) at = at.parentElement
    if (at) found.add(at)
  }
  return found
}

const drawn = 'svg, img, canvas, input, textarea, select, button, a[href], [role], dialog, table'

function hasFace(element: Element): boolean {
  const { backgroundColor, backgroundImage, borderTopWidth, borderBottomWidth, boxShadow } = getComputedStyle(element)
  return (
    element.matches(drawn) ||
    !/^(?:transparent|rgba\(.*, 0\))$/.test(backgroundColor) ||
    backgroundImage !== 'none' ||
    boxShadow !== 'none' ||
    `${borderTopWidth}${borderBottomWidth}` !== '0px0px'
  )
}

function isSeen(element: Element): boolean {
  const { width, height } = element.getBoundingClientRect()
  return width > 1 && height > 1 && element.checkVisibility({ visibilityProperty: true, opacityProperty: true })
}

/** The pieces that a part is made of, as it is shown below an element; of like ones the first. */
export function anatomyOf(root: Element, part: string): Piece[] {
  const subject = subjectIn(root, part)
  const whole = subject && firstElement(subject)
  if (!subject || !whole) return []
  const all = [...piecesBelow(subject, part, new Set())].filter(({ element }) => isSeen(element))
  const texts = withText(root, new Set(all.map(({ element }) => element)))
  const shown = all.filter(({ part: inner, element }) => inner !== undefined || texts.has(element) || hasFace(element))
  const kinds = Map.groupBy(shown, ({ name, part: inner = '' }) => `${inner} ${name}`)
  const firsts = [...kinds.values()].flatMap(([first, ...others]) =>
    first ? { ...first, count: others.length + 1 } : [],
  )
  // What only puts other parts into place is measured as a whole.
  const isPlain = firsts.every(({ part: inner }) => inner !== undefined)
  const pieces = [...(isPlain ? [{ name: part, element: whole, count: 1 }] : []), ...firsts].slice(0, MOST)
  const elements = pieces.map(({ element }) => element)
  const uses = usesOfEach(elements)
  const roles = ownRolesIn(root, elements)
  return pieces.map(({ element, ...piece }, at) => {
    const { left, top, width, height } = element.getBoundingClientRect()
    const read = roles[at]
    const own = (uses[at] ?? []).filter(({ property }) => texts.has(element) || !/^(?:color|font)/.test(property))
    return { ...piece, left, top, width, height, uses: own, ...(read ? { read } : {}) }
  })
}
