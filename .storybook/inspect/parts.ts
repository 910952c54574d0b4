import { MARK } from './mark.ts'

/** What cannot be written in a line is named by its kind; an element also by its component or tag, where known. */
export type Kind = { kind: 'element' | 'function' | 'icon' | 'list' | 'null' | 'object'; name?: string }

export type PartProps = Readonly<Record<string, string | number | boolean | Kind>>

export type Part = {
  name: string
  from: 'kit' | 'screen'
  /** The folder of its file, below the `src` of its package: `Button`, `funds/Withdraw`. */
  folder: string
  props: PartProps
  /** The first element that it shows; nothing where it shows none. */
  element: Element | undefined
  /** Storybook's notes on the component, by its props. */
  noted: NotedProps
}

/** What is read here of the nodes of React's tree. */
export type Fiber = {
  type: unknown
  elementType: unknown
  memoizedProps: unknown
  stateNode: unknown
  return: Fiber | null
  child: Fiber | null
  sibling: Fiber | null
  alternate: Fiber | null
}

type Origin = Pick<Part, 'name' | 'from' | 'folder'>

/** What Storybook notes of a type: `'large' | 'medium' | undefined` is a union of literals and of a name. */
export type NotedType = { name: string; value?: string; elements?: NotedType[] }
export type NotedProps = Record<string, { tsType?: NotedType; defaultValue?: { value: string } }>

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

// Not by `instanceof`: an element may be one of a frame, whose classes are its own.
const isElement = (value: unknown): value is Element => isObject(value) && value['nodeType'] === 1

export function originOf(component: unknown): Origin | undefined {
  if (typeof component !== 'function' && !isObject(component)) return undefined
  const mark: unknown = Reflect.get(component, MARK)
  if (typeof mark !== 'string') return undefined
  const [source, ...rest] = mark.split('/')
  const name = rest.pop() ?? ''
  return { name, from: source === 'ui-kit' ? 'kit' : 'screen', folder: rest.join('/') }
}

function elementKind({ type }: Record<string, unknown>): Kind {
  const name = typeof type === 'string' ? type : originOf(type)?.name
  return { kind: 'element', ...(name === undefined ? {} : { name }) }
}

const isLine = (value: unknown): value is string | number => typeof value === 'string' || typeof value === 'number'

/** The shape of an icon is the text of its path. */
const isPath = (value: unknown): boolean => typeof value === 'string' && /^M ?-?[\d.]+[ ,-][-\d. a-zA-Z,]+$/.test(value)

function plain(value: unknown): string | number | boolean | Kind {
  if (isPath(value)) return { kind: 'icon' }
  if (isLine(value) || typeof value === 'boolean') return value
  if (typeof value === 'function') return { kind: 'function' }
  // Words with values between them come as a list.
  if (Array.isArray(value)) return value.length > 0 && value.every(isLine) ? value.join('') : { kind: 'list' }
  if (!isObject(value)) return { kind: 'null' }
  return '$$typeof' in value ? elementKind(value) : { kind: 'object' }
}

function propsOf({ memoizedProps }: Fiber): PartProps {
  if (!isObject(memoizedProps)) return {}
  const given = Object.entries(memoizedProps).filter(([, value]) => value !== undefined)
  return Object.fromEntries(given.map(([name, value]) => [name, plain(value)]))
}

export function* childrenOf(fiber: Fiber): Generator<Fiber> {
  for (let child = fiber.child; child; child = child.sibling) yield child
}

export function firstElement(fiber: Fiber): Element | undefined {
  if (isElement(fiber.stateNode)) return fiber.stateNode
  for (const child of childrenOf(fiber)) {
    const found = firstElement(child)
    if (found) return found
  }
  return undefined
}

function notedOf(component: unknown): NotedProps | undefined {
  if (typeof component !== 'function' && !isObject(component)) return undefined
  return (Reflect.get(component, '__docgenInfo') as { props?: NotedProps } | undefined)?.props
}

function partOf(fiber: Fiber): Part | undefined {
  // Around a memoized component, its mark is on the outer of the two.
  const origin = originOf(fiber.elementType) ?? originOf(fiber.type)
  return (
    origin && {
      ...origin,
      props: propsOf(fiber),
      element: firstElement(fiber),
      noted: notedOf(fiber.elementType) ?? notedOf(fiber.type) ?? {},
    }
  )
}

function fiberUnder(element: Element, prefix: string): Fiber | undefined {
  const key = Object.keys(element).find((name) => name.startsWith(prefix))
  return key === undefined ? undefined : (Reflect.get(element, key) as Fiber)
}

const ownFiber = (element: Element): Fiber | undefined => fiberUnder(element, '__reactFiber$')
const rootFiber = (element: Element): Fiber | undefined => fiberUnder(element, '__reactContainer$')

const currentRoot = ({ stateNode }: Fiber): Fiber | undefined =>
  isObject(stateNode) ? (stateNode['current'] as Fiber | undefined) : undefined

/**
 * From the root of React's tree to a node, as shown now. React keeps two trees and an element may point into the old
 * one, whose props are those of the rendering before; only from the root is it known which is which.
 */
function currentPath(fiber: Fiber): Fiber[] {
  const upwards: Fiber[] = []
  for (let each: Fiber | null = fiber; each; each = each.return) upwards.push(each)
  const root = upwards.pop()
  let at = root && currentRoot(root)
  const path: Fiber[] = []
  for (const either of upwards.toReversed()) {
    if (!at) return path
    at = [...childrenOf(at)].find((child) => child === either || child.alternate === either)
    if (at) path.push(at)
  }
  return path
}

/** The components of the kit and of the screens around an element, innermost first. */
export function partsAt(element: Element): Part[] {
  // What a chart draws for itself is no element of React's.
  for (let at: Element | null = element; at; at = at.parentElement) {
    const fiber = ownFiber(at)
    if (fiber)
      return currentPath(fiber)
        .toReversed()
        .flatMap((each) => partOf(each) ?? [])
  }
  return []
}

function* partsBelow(fiber: Fiber): Generator<Part> {
  const part = partOf(fiber)
  if (part) yield part
  for (const child of childrenOf(fiber)) yield* partsBelow(child)
}

function* startsIn(element: Element): Generator<Fiber> {
  const own = ownFiber(element)
  const container = rootFiber(element)
  const start = own ? currentPath(own).at(-1) : container && currentRoot(container)
  if (start) yield start
  else for (const child of element.children) yield* startsIn(child)
}

/** The trees of React that begin in an element: in a page of documentation each story has its own. */
export function treesIn(element: Element): Fiber[] {
  return [element, ...element.querySelectorAll('*')].flatMap((each) => {
    const container = rootFiber(each)
    return (container && currentRoot(container)) ?? []
  })
}

/** All components of the kit and of the screens that are mounted below an element, in the order of the page. */
export function partsIn(root: Element): Part[] {
  return [...startsIn(root)].flatMap((fiber) => [...partsBelow(fiber)])
}
