import type { Target } from './finding.ts'
import type { Box } from './measure.ts'

const pressed =
  'a[href], button, input, select, textarea, summary, label, [role=button], [role=checkbox], [role=link], [role=option], ' +
  '[role=radio], [role=slider], [role=switch], [role=tab]'

/** How far a finger may miss the edges: more than any area that is made larger than what is seen of it. */
const REACH = 24

function isHit(target: Element, x: number, y: number): boolean {
  const hit = document.elementFromPoint(x, y)
  return hit !== null && target.contains(hit)
}

/** How many more px beyond an edge still count as the target. */
function reach(target: Element, x: number, y: number, dx: number, dy: number): number {
  let px = 0
  while (px < REACH && isHit(target, x + dx * (px + 1), y + dy * (px + 1))) px += 1
  return px
}

function whole(target: Element, { left, right, top, bottom }: Box): Box {
  const x = (left + right) / 2
  const y = (top + bottom) / 2
  return {
    left: left - reach(target, left, y, -1, 0),
    right: right + reach(target, right, y, 1, 0),
    top: top - reach(target, x, top, 0, -1),
    bottom: bottom + reach(target, x, bottom, 0, 1),
  }
}

/** What is pressed where an element is pressed, and how large it is: with what reaches beyond its edges. */
export function targetOf(element: Element): Target | undefined {
  const found = element.closest<HTMLElement>(pressed)
  if (!found) return undefined
  // A click on a label is one on its field.
  const target = found.closest('label') ?? found
  const { left, right, top, bottom } = whole(target, target.getBoundingClientRect())
  return { width: Math.round(right - left), height: Math.round(bottom - top), name: target.localName }
}
