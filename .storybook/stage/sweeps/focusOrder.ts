import { areaOf, describe, isBar, isShown, modalIn } from './handsAndEars.ts'

const stops =
  'a[href], button:not(:disabled), input:not([type=hidden], :disabled), select:not(:disabled), ' +
  'textarea:not(:disabled), summary, [tabindex="0"]'

function isInBar(element: Element): boolean {
  for (let each: Element | null = element; each; each = each.parentElement)
    if (isBar(each) && !each.matches('dialog')) return true
  return false
}

/** From outside, what is scrolled lies where its rail does. */
function seenFrom(other: Element, element: Element): DOMRect {
  let seen = element
  for (let each = element.parentElement; each && !each.contains(other); each = each.parentElement)
    if (each.scrollWidth > each.clientWidth || each.scrollHeight > each.clientHeight) seen = each
  return seen.getBoundingClientRect()
}

/** Up, or to the left in the same line; into what scrolls, and to the top of a next column, is no way back. */
function goesBack(from: Element, to: Element): boolean {
  if (from.contains(to)) return false
  const [before, after] = [seenFrom(to, from), seenFrom(from, to)]
  if (after.left >= before.right) return false
  const shared = Math.min(before.bottom, after.bottom) - Math.max(before.top, after.top)
  const isSameLine = shared > Math.min(before.height, after.height) / 2
  return after.bottom <= before.top || (isSameLine && after.right <= before.left)
}

/** Where the tab key goes back up instead of down the page, and a modal dialog that does not have the focus. */
export function wrongFocus(body: HTMLElement): string[] {
  const modal = modalIn(body)
  const unfocused =
    modal && !modal.contains(document.activeElement) ? [`has not got the focus: ${describe(modal)}`] : []
  const order = [...(modal ?? body).querySelectorAll<HTMLElement>(stops)]
    .filter((element) => element.tabIndex >= 0 && isShown(element) && !isInBar(element))
    .map(areaOf)
  const back = order.flatMap((to, at) => {
    const from = order[at - 1]
    return from && goesBack(from, to) ? [`is reached after ${describe(from)}, which is below it: ${describe(to)}`] : []
  })
  return [...unfocused, ...back]
}
