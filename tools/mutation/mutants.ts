import { childrenOf, isNode, type Node, treeOf } from '../syntax.ts'
import type { Neighbours } from './neighbours.ts'
import { otherKey } from './words.ts'

/** A fault that somebody in a hurry makes: one stretch of the source, and what is written in its place. */
export type Mutant = { kind: string; start: number; end: number; text: string }

type Around = { words: Record<string, string>; neighbour: Neighbours; source: string }

const otherTone: Record<string, string> = {
  success: 'danger',
  danger: 'success',
  progress: 'neutral',
  neutral: 'progress',
  info: 'danger',
  total: 'plain',
  strong: 'plain',
}
/** What merely lays out, or is seen without being read: pictures hold those. */
const layout = new Set(
  'Stack Row Columns Section Card List Page div span br form Await Skeleton Icon Seal BrandMark'.split(' '),
)
/** Attributes that a part does without. */
const optional = new Set(
  'error hint note sub aside disabledReason action actions back badge signed coloured decimals'.split(' '),
)

const nameOf = (node: unknown): string => {
  if (!isNode(node)) return ''
  const { name, value } = node
  return typeof name === 'string' ? name : typeof value === 'string' ? value : ''
}

const literalOf = (node: unknown): string | undefined =>
  isNode(node) && node.type === 'Literal' && typeof node['value'] === 'string' ? node['value'] : undefined

/** `x` of `name={x}`, without its braces. */
function expressionOf(value: unknown): Node | undefined {
  if (!isNode(value)) return undefined
  return value.type === 'JSXExpressionContainer' && isNode(value['expression']) ? value['expression'] : value
}

const replaced = (kind: string, { start, end }: Node, text: string): Mutant => ({ kind, start, end, text })

/** With the handlers of the component, each of which may be taken for another. */
type Walk = Around & { handlers: readonly string[] }

function ofAttribute(node: Node, { handlers }: Walk): Mutant[] {
  const name = nameOf(node['name'])
  const value = node['value']
  const inner = expressionOf(value)
  if (/^on[A-Z]/.test(name) && inner) {
    const handler = inner.type === 'Identifier' ? nameOf(inner) : ''
    const other = handler && handlers.find((one) => one !== handler)
    return [
      replaced('handler dropped', inner, '() => {}'),
      ...(other ? [replaced('handler swapped', inner, other)] : []),
    ]
  }
  if (name === 'masked' && inner) return [replaced('mask dropped', node, 'masked={false}')]
  if (name === 'loading' && inner) return [replaced('busy dropped', node, 'loading={false}')]
  if (optional.has(name)) return [replaced(`${name} dropped`, node, '')]
  if (name === 'label' || name === 'title') return [replaced(`${name} dropped`, node, `${name}=""`)]
  return []
}

function ofProperty(node: Node): Mutant[] {
  const name = nameOf(node['key'])
  const value = node['value']
  if (!isNode(value) || node['shorthand'] === true) return []
  if (/^on[A-Z]/.test(name)) return [replaced('handler dropped', value, '() => {}')]
  if (name === 'note') return [replaced('note dropped', value, 'undefined')]
  if (name === 'signed') return [replaced('signed dropped', value, 'false')]
  return []
}

/** A unit, a tone or a word, wherever it is written. */
function ofLiteral(node: Node, parent: Node | undefined, { words }: Walk): Mutant[] {
  const text = literalOf(node)
  if (text === undefined || parent?.type.startsWith('TS') || parent?.type.startsWith('Import')) return []
  if (text === 'JPY' || text === 'USD') return [replaced('unit', node, text === 'JPY' ? "'USD'" : "'JPY'")]
  const holder = nameOf(parent?.['key'] ?? parent?.['name'])
  const tone = otherTone[text]
  if (holder === 'tone') return tone ? [replaced('tone', node, `'${tone}'`)] : []
  const [space, bare] = text.includes(':') ? text.split(':') : ['', text]
  const key = nameOf(parent?.['callee']) === 'hrefTo' ? undefined : otherKey(words, bare ?? '')
  if (key === undefined || parent?.type === 'JSXAttribute' || parent?.['key'] === node) return []
  return [replaced('word', node, `'${space ? `${space}:` : ''}${key}'`)]
}

function ofCall(node: Node): Mutant[] {
  const [first] = (node['arguments'] as unknown[] | undefined) ?? []
  const to = literalOf(first)
  if (nameOf(node['callee']) !== 'hrefTo' || to === undefined || !isNode(first)) return []
  return [replaced('way swapped', first, to === 'home' ? "'funds'" : "'home'")]
}

function negated(node: Node, { source }: Walk): Mutant[] {
  return [replaced('condition', node, `!(${source.slice(node.start, node.end)})`)]
}

function ofCondition(node: Node, walk: Walk): Mutant[] {
  const tested = node.type === 'LogicalExpression' ? node['operator'] === '&&' && node['left'] : node['test']
  return isNode(tested) ? negated(tested, walk) : []
}

function ofChild(node: Node, parent: Node | undefined): Mutant[] {
  const inPage = parent?.type === 'JSXElement' || parent?.type === 'JSXFragment'
  const opening = node['openingElement']
  const name = isNode(opening) ? nameOf(opening['name']) : ''
  return inPage && !layout.has(name) ? [replaced('row removed', node, '')] : []
}

function ofElements(node: Node): Mutant[] {
  const elements = ((node['elements'] as unknown[] | undefined) ?? []).filter(isNode)
  return elements.map((element, at) => {
    const next = elements[at + 1]
    return { kind: 'row removed', start: element.start, end: next?.start ?? element.end, text: '' }
  })
}

function ofField(node: Node, { neighbour }: Walk): Mutant[] {
  const property = node['property']
  if (node['computed'] === true || !isNode(property)) return []
  const next = neighbour(nameOf(property), [])
  return next ? [replaced('neighbour', property, next)] : []
}

function ofPattern(node: Node, { neighbour }: Walk): Mutant[] {
  const properties = ((node['properties'] as unknown[] | undefined) ?? []).filter(isNode)
  const names = properties.map((property) => nameOf(property['key'])).filter(Boolean)
  return properties.flatMap((property) => {
    const key = property['key']
    if (!isNode(key)) return []
    const name = nameOf(key)
    const next = neighbour(name, names)
    if (!next) return []
    const isShort = property['shorthand'] === true
    return [isShort ? replaced('neighbour', property, `${next}: ${name}`) : replaced('neighbour', key, next)]
  })
}

function mutantsAt(node: Node, parent: Node | undefined, walk: Walk): Mutant[] {
  switch (node.type) {
    case 'JSXAttribute':
      return ofAttribute(node, walk)
    case 'Property':
      return ofProperty(node)
    case 'Literal':
      return ofLiteral(node, parent, walk)
    case 'CallExpression':
      return ofCall(node)
    case 'ConditionalExpression':
    case 'LogicalExpression':
    case 'IfStatement':
      return ofCondition(node, walk)
    case 'JSXElement':
      return ofChild(node, parent)
    case 'ArrayExpression':
      return ofElements(node)
    case 'MemberExpression':
      return ofField(node, walk)
    case 'ObjectPattern':
      return ofPattern(node, walk)
    default:
      return []
  }
}

/** Types are not run: a fault in one is none. */
const isType = ({ type }: Node): boolean => type.startsWith('TSType') || type.startsWith('TSInterface')

function within(node: Node, parent: Node | undefined, walk: Walk): Mutant[] {
  if (isType(node)) return []
  return [...mutantsAt(node, parent, walk), ...childrenOf(node).flatMap((child) => within(child, node, walk))]
}

function handlersIn(source: string): string[] {
  return [...new Set([...source.matchAll(/^ {2}(on[A-Z]\w*)\??: \(/gm)].flatMap(([, name]) => name ?? []))]
}

/** Every fault of one file, in the order of its lines. */
export function mutantsOf(file: string, around: Around): Mutant[] {
  const { source } = around
  const all = within(treeOf(file, source), undefined, { ...around, handlers: handlersIn(source) })
  const unlike = all.filter(({ start, end, text }) => source.slice(start, end) !== text)
  const byPlace = new Map(unlike.map((mutant) => [`${mutant.start} ${mutant.end} ${mutant.text}`, mutant]))
  return [...byPlace.values()].toSorted((one, other) => one.start - other.start || one.end - other.end)
}

export function applied(source: string, { start, end, text }: Pick<Mutant, 'start' | 'end' | 'text'>): string {
  return source.slice(0, start) + text + source.slice(end)
}
