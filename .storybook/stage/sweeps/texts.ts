/** What is read out or shown by an attribute. */
const spoken = ['aria-label', 'title', 'alt', 'placeholder', 'aria-description', 'aria-valuetext'] as const

export type PageText = { text: string; element: Element }

const isShown = (element: Element): boolean => element.checkVisibility({ visibilityProperty: true })

/** Words that are named to be of another language are not translated: the languages one can choose. */
const ofAnotherLanguage = (element: Element): boolean => element.closest('[lang]:not(html), [translate=no]') !== null

/** Everything that a member may read or hear, piece by piece. */
export function textsOf(body: HTMLElement): PageText[] {
  const found: PageText[] = []
  function add(text: string | null, element: Element): void {
    const line = (text ?? '').replaceAll(/\s+/g, ' ').trim()
    if (line !== '' && isShown(element) && !ofAnotherLanguage(element)) found.push({ text: line, element })
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

/** Every text that a story was given: names of companies, banks and people, and what somebody wrote. */
export function textsIn(value: unknown, seen = new Set<unknown>()): string[] {
  if (typeof value === 'string') return [value]
  if (typeof value !== 'object' || value === null || seen.has(value)) return []
  seen.add(value)
  return Object.values(value).flatMap((part) => textsIn(part, seen))
}
