/** What is between two words, or only keeps a line from breaking, is left out: a text is known by its letters. */
export const letters = (text: string): string => text.replaceAll(/[\s\u2060\u200b\u00ad]+/g, '')

const attributes = ['aria-label', 'aria-roledescription', 'aria-valuetext', 'alt', 'placeholder', 'title'] as const

/** The longest text that is taken for a whole one; what is longer is a part of a page. */
const LONGEST = 400

const isThere = (element: Element): boolean => element.checkVisibility({ visibilityProperty: true })

/** `whole` is every text in one, so that a sentence is found that goes on over several elements. */
type Texts = { texts: Set<string>; whole: string }

/** Every text that is shown or spoken: each element's own, and what its attributes say; as letters. */
export function textsOf(root: HTMLElement): Texts {
  const texts = new Set<string>()
  let whole = ''
  for (const element of [root, ...root.querySelectorAll('*')]) {
    if (element.matches('script, style, template') || !isThere(element)) continue
    const own = letters(element.textContent ?? '')
    if (own.length <= LONGEST) texts.add(own)
    for (const node of element.childNodes) {
      if (!(node instanceof Text)) continue
      const written = letters(node.data)
      texts.add(written)
      whole += written
    }
    for (const name of attributes) {
      const said = element.getAttribute(name)
      if (said !== null) texts.add(letters(said))
    }
    // Read aloud with it, though it may be hidden itself.
    for (const id of element.getAttribute('aria-describedby')?.split(' ') ?? [])
      texts.add(letters(document.getElementById(id)?.textContent ?? ''))
  }
  texts.delete('')
  return { texts, whole }
}
