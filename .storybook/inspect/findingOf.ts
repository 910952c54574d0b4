import type { Finding } from './finding.ts'
import { partsAt } from './parts.ts'
import { seenIn } from './seen.ts'
import { targetOf } from './target.ts'
import { usesOf } from './usedTokens.ts'

function nameOf(element: Element): string {
  const type = element.getAttribute('type')
  return type !== null && element.localName === 'input' ? `input[type=${type}]` : element.localName
}

/**
 * Everything that the panel shows of an element, without so many of its innermost parts; nothing while axe is busy with
 * another look at the page.
 */
export function findingOf(element: Element, inner = 0): Finding | undefined {
  const seen = seenIn(element)
  if (!seen) return undefined
  const { width, height } = element.getBoundingClientRect()
  const target = targetOf(element)
  return {
    element: nameOf(element),
    width: Math.round(width * 10) / 10,
    height: Math.round(height * 10) / 10,
    parts: partsAt(element)
      .slice(inner)
      .map(({ name, from, folder, props }) => ({ name, from, folder, props })),
    uses: usesOf(element),
    ...seen,
    ...(target === undefined ? {} : { target }),
  }
}
