import axe from 'axe-core'
import type { Contrast, Finding } from './finding.ts'

type AxeColor = { alpha: number; toHexString: () => string }

/** What axe's own rules are made of, and its types leave out. */
type Commons = {
  aria: { getRole: (element: Element) => string | null }
  color: {
    getBackgroundColor: (element: Element, elements: Element[]) => AxeColor | null
    getForegroundColor: (element: Element, noScroll: boolean, ground: AxeColor) => AxeColor | null
    getContrast: (ground: AxeColor, text: AxeColor) => number
  }
  dom: { isVisibleToScreenReaders: (element: Element) => boolean }
  text: { accessibleText: (element: Element) => string }
}

const commons = (): Commons => axe.commons as unknown as Commons

/** WCAG 2.2, 1.4.3: large is 24 px, or 18.66 px in bold. */
function floorOf(element: Element): number {
  const { fontSize, fontWeight } = getComputedStyle(element)
  const px = Number.parseFloat(fontSize)
  return px >= 24 || (px >= 18.66 && Number(fontWeight) >= 700) ? 3 : 4.5
}

function hasOwnText(element: Element): boolean {
  if (element.matches('input:not([type=checkbox], [type=radio]), textarea, select')) return true
  return [...element.childNodes].some(({ nodeType, nodeValue }) => nodeType === Node.TEXT_NODE && nodeValue?.trim())
}

function contrastOf(element: Element): Contrast | undefined {
  if (!hasOwnText(element)) return undefined
  const { getBackgroundColor, getContrast, getForegroundColor } = commons().color
  const ground = getBackgroundColor(element, [])
  const text = ground && getForegroundColor(element, false, ground)
  if (!ground || !text) return 'unclear'
  return {
    ratio: Math.floor(getContrast(ground, text) * 100) / 100,
    floor: floorOf(element),
    text: text.toHexString(),
    ground: ground.toHexString(),
    isExempt: element.closest('[aria-disabled=true], :disabled') !== null,
  }
}

const meaningless = new Set([null, 'none', 'presentation', 'generic'])

function roleOf(element: Element): Finding['role'] {
  for (let at: Element | null = element; at && at !== document.body; at = at.parentElement) {
    const role = commons().aria.getRole(at)
    if (role !== null && !meaningless.has(role))
      return { role, name: commons().text.accessibleText(at), isOwn: at === element }
  }
  return undefined
}

export type OwnRole = { role: string; name: string }

type Seen = Pick<Finding, 'contrast' | 'role' | 'isHidden'>

/** What axe, which also runs the checks of every story, sees in an element; nothing while such a check is running. */
export function seenIn(element: Element): Seen | undefined {
  try {
    axe.setup(document.body)
  } catch {
    return undefined
  }
  try {
    const contrast = contrastOf(element)
    const role = roleOf(element)
    return {
      isHidden: !commons().dom.isVisibleToScreenReaders(element),
      ...(contrast === undefined ? {} : { contrast }),
      ...(role === undefined ? {} : { role }),
    }
  } finally {
    axe.teardown()
  }
}

/** The own role and name of each element below another; nothing while axe is busy, or where one has no role. */
export function ownRolesIn(root: Element, elements: readonly Element[]): (OwnRole | undefined)[] {
  try {
    axe.setup(root)
  } catch {
    return []
  }
  try {
    return elements.map((element) => {
      const role = commons().aria.getRole(element)
      return role === null || meaningless.has(role) ? undefined : { role, name: commons().text.accessibleText(element) }
    })
  } finally {
    axe.teardown()
  }
}
