import { emulate } from '../emulate.ts'
import { describe } from './handsAndEars.ts'

/** A drawing that is smaller than this on one side is a line that parts two things which are apart without it. */
const LEAST_PX = 2

/** A step is not chosen but reached, and the dots of all its states have shapes of their own. */
const chosen =
  '[aria-selected=true], [aria-pressed=true], [aria-checked=true], ' +
  '[aria-current]:not([aria-current=false], [aria-current=step])'

/** Nothing is lost with these: of what has just changed the figure itself is read. */
const exceptions = '[data-tick]'

const isShown = (element: Element): boolean =>
  element.checkVisibility({ visibilityProperty: true, opacityProperty: true })

const isClear = (colour: string): boolean => colour === 'transparent' || /^rgba\(.*, 0\)$|\/ 0\)$/.test(colour)

type Drawn = { element: Element; pseudo: '::before' | '::after' | null }

const styleOf = ({ element, pseudo }: Drawn): CSSStyleDeclaration => getComputedStyle(element, pseudo)

function groundOf(element: Element | null): string {
  if (!element) return 'rgb(255, 255, 255)'
  const { backgroundColor } = getComputedStyle(element)
  return isClear(backgroundColor) ? groundOf(element.parentElement) : backgroundColor
}

/** What it lies on: of a pseudo-element its own element. */
const behind = ({ element, pseudo }: Drawn): string => groundOf(pseudo ? element : element.parentElement)

const hasLine = ({ borderTopWidth, borderLeftWidth, outlineStyle, borderTopStyle }: CSSStyleDeclaration): boolean =>
  (borderTopStyle !== 'none' && (Number.parseFloat(borderTopWidth) > 0 || Number.parseFloat(borderLeftWidth) > 0)) ||
  outlineStyle !== 'none'

function hasGround(drawn: Drawn): boolean {
  const { backgroundColor } = styleOf(drawn)
  return !isClear(backgroundColor) && backgroundColor !== behind(drawn)
}

/** Drawn by its background or an inner shadow, without anything in it. */
function isMark(drawn: Drawn): boolean {
  const { element, pseudo } = drawn
  const style = styleOf(drawn)
  if (pseudo && (style.content === 'none' || style.visibility === 'hidden')) return false
  if (!pseudo && (element.childNodes.length > 0 || element.matches('svg *, svg, canvas, img, input, video, dialog')))
    return false
  const { width, height } = pseudo
    ? { width: Number.parseFloat(style.width), height: Number.parseFloat(style.height) }
    : element.getBoundingClientRect()
  if (!(Math.min(width, height) >= LEAST_PX)) return false
  return (hasGround(drawn) || style.boxShadow.includes('inset')) && !hasLine(style)
}

function marksIn(body: HTMLElement): Drawn[] {
  return [...body.querySelectorAll('*')]
    .filter((element) => isShown(element) && !element.matches(exceptions))
    .flatMap((element) => ([null, '::before', '::after'] as const).map((pseudo) => ({ element, pseudo })))
    .filter(isMark)
}

function isLost(drawn: Drawn): boolean {
  const style = styleOf(drawn)
  return !hasGround(drawn) && style.boxShadow === 'none' && !hasLine(style)
}

/** How an element looks without the weight of its letters, which alone is easily overlooked. */
function looksOf(root: Element): string {
  return [root, ...root.querySelectorAll('*')]
    .flatMap((element) =>
      ([null, '::before', '::after'] as const).map((pseudo) => {
        const style = styleOf({ element, pseudo })
        const { borderTopWidth, borderBottomWidth, outlineStyle, visibility, fill, content } = style
        const ground = isClear(style.backgroundColor) ? behind({ element, pseudo }) : style.backgroundColor
        return [pseudo, ground, borderTopWidth, borderBottomWidth, outlineStyle, visibility, fill, content]
      }),
    )
    .join()
}

/** What shows a choice: of a radio the label around it. */
const faceOf = (element: Element): Element => element.closest('label') ?? element

/** How a chosen one would look if it were not. */
function looksUnchosen(element: Element): string {
  const face = faceOf(element)
  if (element instanceof HTMLInputElement) {
    element.checked = false
    const looks = looksOf(face)
    element.checked = true
    return looks
  }
  const names = ['aria-selected', 'aria-pressed', 'aria-checked', 'aria-current'].filter((name) =>
    element.hasAttribute(name),
  )
  const values = names.map((name) => element.getAttribute(name) ?? '')
  for (const name of names) element.removeAttribute(name)
  const looks = looksOf(face)
  for (const [at, name] of names.entries()) element.setAttribute(name, values[at] ?? '')
  return looks
}

function chosenIn(body: HTMLElement): Element[] {
  const inputs = [...body.querySelectorAll<HTMLInputElement>('input:checked')]
  return [...body.querySelectorAll(chosen), ...inputs].filter((element) => isShown(faceOf(element)))
}

/**
 * What cannot be seen with forced colours, where a browser leaves no background and no shadow: marks that are nothing
 * else, and which of several things is chosen.
 */
export async function lostInForcedColours(body: HTMLElement): Promise<string[]> {
  const marks = marksIn(body)
  const still = new CSSStyleSheet()
  still.replaceSync('*, *::before, *::after { transition: none !important }')
  document.adoptedStyleSheets.push(still)
  await emulate({ forcedColors: 'active' })
  try {
    const lost = marks.filter(isLost).map(({ element, pseudo }) => `${describe(element)}${pseudo ?? ''}`)
    const alike = chosenIn(body).filter((element) => looksOf(faceOf(element)) === looksUnchosen(element))
    return [
      ...[...new Set(lost)].map((mark) => `is lost in forced colours: ${mark}`),
      ...alike.map((element) => `looks as if it were not chosen in forced colours: ${describe(faceOf(element))}`),
    ]
  } finally {
    await emulate({ forcedColors: 'none' })
    document.adoptedStyleSheets.splice(document.adoptedStyleSheets.indexOf(still), 1)
  }
}
