import { varName } from '../../tools/tokens/css.ts'
import type { Token } from '../../tools/tokens/flatten.ts'
import { type Mode, tokens, tokenText } from '../tokens.ts'
import type { Use } from './finding.ts'

/** What may be asked of an element, and the properties that are listed as one where they agree. */
const sides = ['top', 'right', 'bottom', 'left'] as const
const corners = ['top-left', 'top-right', 'bottom-right', 'bottom-left'] as const
const groups: Record<string, readonly string[]> = {
  color: ['color'],
  'background-color': ['background-color'],
  fill: ['fill'],
  stroke: ['stroke'],
  font: ['font-family'],
  'font-size': ['font-size'],
  'font-weight': ['font-weight'],
  'line-height': ['line-height'],
  padding: sides.map((side) => `padding-${side}`),
  gap: ['row-gap', 'column-gap'],
  'border-radius': corners.map((corner) => `border-${corner}-radius`),
  'border-width': sides.map((side) => `border-${side}-width`),
  'border-color': sides.map((side) => `border-${side}-color`),
  'box-shadow': ['box-shadow'],
  'min-height': ['min-height'],
  height: ['height'],
  'min-width': ['min-width'],
  width: ['width'],
}

const asked = Object.values(groups).flat()

const lengthStamp = (at: number): number => (2 * at + 1) * 1000
const colourStamp = (at: number): string => `color(srgb 0.${String(at + 1).padStart(4, '0')} 0.5 0.25)`
const STAMPED_WEIGHT = '733'

function stampOf({ type }: Token, at: number): string | undefined {
  if (type === 'color') return colourStamp(at)
  if (type === 'dimension') return `${lengthStamp(at)}px`
  if (type === 'shadow') return `0 0 0 1px ${colourStamp(at)}`
  if (type === 'typography') return `${STAMPED_WEIGHT} ${lengthStamp(at)}px/7 token${at}`
  return undefined
}

/**
 * Each token has a value of its own while an element is asked, so what the browser answers says which token it comes
 * from: through the kit's own variables, shorthands, inheritance and whichever rule wins. The rules themselves do not
 * tell: a shorthand with a variable is empty in them once one of its parts is set anew.
 */
const stamped = tokens.flatMap((token, at) => {
  const value = stampOf(token, at)
  return value === undefined ? [] : [{ token, at, variable: varName(token.path), value }]
})

const byAt = new Map(stamped.map((stamp) => [stamp.at, stamp.token]))

/** The token whose stamp a value is. */
function stampedBy(property: string, value: string): Token | undefined {
  const colour = /color\(srgb 0\.(\d{1,4}) 0\.5 0\.25/.exec(value)?.[1]
  if (colour !== undefined) return byAt.get(Number(colour.padEnd(4, '0')) - 1)
  const family = /token(\d+)/.exec(value)?.[1]
  if (family !== undefined) return byAt.get(Number(family))
  const px = Number(/(\d+(?:\.\d+)?)px/.exec(value)?.[1])
  const at = (px / 1000 - 1) / 2
  const token = Number.isInteger(at) ? byAt.get(at) : undefined
  // The size in a font is listed with the font.
  return token?.type === 'typography' && property !== 'font-family' ? undefined : token
}

const sheetOf = (css: string): CSSStyleSheet => {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(css)
  return sheet
}

const stampCss = `:root, [lang], [data-theme], [data-price] {
  ${stamped.map(({ variable, value }) => `${variable}: ${value} !important;`).join('\n  ')}
}`
const stillCss = '*, *::before, *::after { transition: none !important; }'

/** Without a layout where the browser can: nothing is scrolled by the large values. */
function readerOf(element: Element): (property: string) => string {
  if ('computedStyleMap' in element) {
    const map = element.computedStyleMap()
    return (property) => map.get(property)?.toString() ?? ''
  }
  const style = getComputedStyle(element)
  return (property) => style.getPropertyValue(property)
}

function stampsOn(elements: readonly Element[]): Map<string, string>[] {
  const before = [...document.adoptedStyleSheets]
  const still = sheetOf(stillCss)
  document.adoptedStyleSheets = [...before, still, sheetOf(stampCss)]
  const found = elements.map((element) => {
    const read = readerOf(element)
    return new Map(asked.map((property) => [property, read(property)]))
  })
  // The own values come back while nothing may move yet.
  document.adoptedStyleSheets = [...before, still]
  for (const element of elements) getComputedStyle(element).getPropertyValue('color')
  document.adoptedStyleSheets = before
  return found
}

function tokenUse(token: Token, price: Mode['price']): Use['token'] {
  const [light = '', dark = ''] = (['light', 'dark'] as const).map((theme) => {
    const mode: Mode = { theme, ...(price ? { price } : {}) }
    return tokenText(token, mode)
  })
  return { variable: varName(token.path), light, dark }
}

const nothing = /^(?:|auto|normal|none|0px|0|rgba\(0, 0, 0, 0\)|transparent)$/

/** Listed only with a token: sizes follow from what is inside, weights and heights of lines from the font. */
const onlyWithToken = new Set(['fill', 'font', 'height', 'min-height', 'min-width', 'stroke', 'width'])

type Styled = { value: string; token: Token | undefined }

/** `padding` where all sides agree, else by sides. */
function grouped(group: string, each: (Styled & { property: string })[]): (Styled & { property: string })[] {
  const same = (one: Styled | undefined, other: Styled | undefined): boolean =>
    one?.value === other?.value && one?.token === other?.token
  const [first, second, third, fourth] = each
  if (!first) return []
  if (each.every((one) => same(one, first))) return [{ ...first, property: group }]
  if (group === 'padding' && second && same(first, third) && same(second, fourth))
    return [
      { ...first, property: 'padding-block' },
      { ...second, property: 'padding-inline' },
    ]
  return each
}

/** With one decimal: what follows from a size in rem has more. */
const shortened = (value: string): string =>
  value.replaceAll(/\d+\.\d+(?=px)/g, (px) => String(Math.round(Number(px) * 10) / 10))

function usesBy(element: Element, stamps: Map<string, string>): Use[] {
  const price = element.closest<HTMLElement>('[data-price]')?.dataset['price'] === 'west' ? 'west' : 'japan'
  const style = getComputedStyle(element)
  const values = new Map(asked.map((property) => [property, shortened(style.getPropertyValue(property))]))
  const hasBorder = sides.some((side) => values.get(`border-${side}-width`) !== '0px')
  const hasFont = /token\d/.test(stamps.get('font-family') ?? '')
  return Object.entries(groups).flatMap(([group, properties]) => {
    if (group === 'border-color' && !hasBorder) return []
    const each = properties.map((property) => ({
      property,
      value: values.get(property) ?? '',
      token: stampedBy(property, stamps.get(property) ?? ''),
    }))
    // As the font has it.
    if (hasFont && group === 'font-size' && (stamps.get(group) ?? '').endsWith('000px')) return []
    if (hasFont && group === 'font-weight' && stamps.get(group) === STAMPED_WEIGHT) return []
    if (hasFont && group === 'line-height' && stamps.get(group) === '7') return []
    return grouped(group, each).flatMap(({ property, value, token }): Use[] => {
      if (token) return [{ property, value, token: tokenUse(token, price) as NonNullable<Use['token']> }]
      return onlyWithToken.has(property) || nothing.test(value) ? [] : [{ property, value }]
    })
  })
}

/**
 * Which tokens the looks of elements come from, with their values in both themes, and the values that come from none.
 */
export function usesOfEach(elements: readonly Element[]): Use[][] {
  const stamps = stampsOn(elements)
  return elements.map((element, at) => usesBy(element, stamps[at] ?? new Map<string, string>()))
}

export function usesOf(element: Element): Use[] {
  return usesOfEach([element])[0] ?? []
}
