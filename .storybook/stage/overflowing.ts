/** Half a pixel is rounding, not overflow. */
const TOLERANCE = 0.5

function isHidden(element: Element): boolean {
  return !element.checkVisibility({ visibilityProperty: true }) || getComputedStyle(element).clipPath === 'inset(50%)'
}

function scrollsSideways(element: Element): boolean {
  return ['auto', 'scroll'].includes(getComputedStyle(element).overflowX)
}

function insideScroller(element: Element): boolean {
  for (let parent = element.parentElement; parent; parent = parent.parentElement) {
    if (parent !== document.documentElement && parent !== document.body && scrollsSideways(parent)) return true
  }
  return false
}

function cutsItsText(element: Element): boolean {
  const style = getComputedStyle(element)
  const clips = ['hidden', 'clip'].includes(style.overflowX) && style.textOverflow !== 'ellipsis'
  return clips && element.scrollWidth > element.clientWidth + 1
}

function told(element: Element): string {
  const words = (element.textContent ?? '').trim().slice(0, 40)
  return `<${element.tagName.toLowerCase()} class="${element.getAttribute('class') ?? ''}"> ${words}`
}

/** What is wider than the screen or cuts off its own text. A part that scrolls sideways on purpose may be wider. */
export function overflowing(root: Element): string[] {
  const width = document.documentElement.clientWidth
  return [...root.querySelectorAll('body *')].flatMap((element) => {
    if (isHidden(element) || insideScroller(element)) return []
    const { right, left } = element.getBoundingClientRect()
    if (right > width + TOLERANCE || left < -TOLERANCE) {
      return [`reaches from ${left.toFixed(1)} to ${right.toFixed(1)} of ${width} px: ${told(element)}`]
    }
    return cutsItsText(element) ? [`is ${element.scrollWidth} px wide inside ${element.clientWidth}: ${told(element)}`] : []
  })
}
