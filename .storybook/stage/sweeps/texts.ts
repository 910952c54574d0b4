/** What is read out or shown by an attribute. */
const spoken = ['aria-label', 'title', 'alt', 'placeholder', 'aria-description', 'aria-valuetext'] as const

const isShown = (element: Element): boolean => element.checkVisibility({ visibilityProperty: true })

/** Words that are named to be of another language are not translated: the languages one can choose. */
const ofAnotherLanguage = (element: Element): boolean => element.closest('[lang]:not(html), [translate=no]') !== null

/** Everything that a member may read or hear, piece by piece. */
export function textsOf(body: HTMLElement): string[] {
  const found: string[] = []
  function add(text: string | null, element: Element): void {
    const line = (text ?? '').replaceAll(/\s+/g, ' ').trim()
    if (line !== '' && isShown(element) && !ofAnotherLanguage(element)) found.push(line)
  }
  const walker = document.createTreeWalker(body, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (node instanceof Text) {
      const holder = node.parentElement
      if (holder && !holder.matches('script, style')) add(node.data, holder)
    } else if (node instanceof Element) {
      for (const name of spoken) add(node.getAttribute(name), node)
      if (node instanceof HTMLInputElement && node.type === 'text') add(node.value, node)
    }
  }
  return found
}

/** Everything that a story was given, taken apart into texts, figures and functions. */
export function partsOf(value: unknown, seen = new Set<unknown>()): unknown[] {
  if (typeof value !== 'object' || value === null) return [value]
  if (seen.has(value)) return []
  seen.add(value)
  return Object.values(value).flatMap((part) => partsOf(part, seen))
}
