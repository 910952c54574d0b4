/** Half a pixel is rounding, not overflow. */
const TOLERANCE = 0.5
/** A font's own box is taller than a tight line; only more than that is text cut off (share of the font size). */
const LINE_SLACK = 0.25

const clips = (overflow: string): boolean => ['hidden', 'clip'].includes(overflow)
const scrolls = (overflow: string): boolean => ['auto', 'scroll'].includes(overflow)

function describe(element: Element): string {
  const words = (element.textContent ?? '').trim().slice(0, 40)
  return `<${element.tagName.toLowerCase()} class="${element.getAttribute('class') ?? ''}"> ${words}`
}

function cutsWidth(element: HTMLElement, style: CSSStyleDeclaration): boolean {
  return clips(style.overflowX) && style.textOverflow !== 'ellipsis' && element.scrollWidth > element.clientWidth + 1
}

/** A clamp to some lines is a choice and shows its ellipsis. */
function cutsHeight(element: HTMLElement, style: CSSStyleDeclaration): boolean {
  if (!clips(style.overflowY) || style.webkitLineClamp !== 'none') return false
  return element.scrollHeight > element.clientHeight + Number.parseFloat(style.fontSize) * LINE_SLACK
}

function faultsOf(element: Element, style: CSSStyleDeclaration, width: number): string[] {
  const { right, left } = element.getBoundingClientRect()
  if (right > width + TOLERANCE || left < -TOLERANCE) {
    return [`reaches from ${left.toFixed(1)} to ${right.toFixed(1)} of ${width} px: ${describe(element)}`]
  }
  if (!(element instanceof HTMLElement) || !(clips(style.overflowX) || clips(style.overflowY))) return []
  if (!element.textContent?.trim()) return []
  if (cutsWidth(element, style))
    return [`is ${element.scrollWidth} px wide inside ${element.clientWidth}: ${describe(element)}`]
  if (cutsHeight(element, style))
    return [`is ${element.scrollHeight} px high inside ${element.clientHeight}: ${describe(element)}`]
  return []
}

function within(element: Element, width: number): string[] {
  const style = getComputedStyle(element)
  const hasBox = style.display !== 'contents'
  if (hasBox && (!element.checkVisibility({ visibilityProperty: true }) || style.clipPath === 'inset(50%)')) return []
  const own = hasBox ? faultsOf(element, style, width) : []
  // What scrolls sideways on purpose may hold wider parts.
  if (scrolls(style.overflowX)) return own
  return [...own, ...[...element.children].flatMap((child) => within(child, width))]
}

/** What is wider than the screen or cuts off its own text. */
export function overflowing(body: HTMLElement): string[] {
  const width = document.documentElement.clientWidth
  return [...body.children].flatMap((child) => within(child, width))
}
