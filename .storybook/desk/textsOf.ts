/** What is between two words, or only keeps a line from breaking, is left out: a text is known by its letters. */
export const letters = (text: string): string => text.replaceAll(/[\s\u2060\u200b\u00ad]+/g, '')

const attributes = ['aria-label', 'aria-roledescription', 'aria-valuetext', 'alt', 'placeholder', 'title'] as const

/** The longest text that is taken for a whole one; what is longer is a part of a page. */
const LONGEST = 400

const isThere = (element: Element): boolean => element.checkVisibility({ visibilityProperty: true })

/** Every text that is shown or spoken: each element's own, and what its attributes say; as letters. */
export function textsOf(root: HTMLElement): Set<string> {
  const texts = new Set<string>()
  for (const element of [root, ...root.querySelectorAll('*')]) {
    if (element.matches('script, style, template') || !isThere(element)) continue
    const own = letters(element.textContent ?? '')
    if (own.length <= LONGEST) texts.add(own)
    for (const node of element.childNodes) if (node instanceof Text) texts.add(letters(node.data))
    for (const name of attributes) {
      const said = element.getAttribute(name)
      if (said !== null) texts.add(letters(said))
    }
    // Read aloud with it, though it may be hidden itself.
    for (const id of element.getAttribute('aria-describedby')?.split(' ') ?? [])
      texts.add(letters(document.getElementById(id)?.textContent ?? ''))
  }
  texts.delete('')
  return texts
}

/** Every text in one, so that a sentence is found that goes on over several elements. */
export function wholeText(body: HTMLElement): string {
  return [...body.querySelectorAll('*')]
    .filter((element) => !element.matches('script, style, template') && isThere(element))
    .flatMap((element) => [...element.childNodes].filter((node) => node instanceof Text).map(({ data }) => data))
    .map(letters)
    .join('')
}
