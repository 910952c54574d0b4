import { describe, isShown } from './handsAndEars.ts'

/** What a screen reader can go to, and what it reads out by itself. */
const landmarks =
  'main, nav, header, footer, aside, dialog, output, section[aria-label], section[aria-labelledby], ' +
  '[role=region], [role=dialog], [role=alertdialog], [role=status], [role=alert], [aria-live]'

const nameOf = (element: Element): string =>
  element.getAttribute('aria-label') ?? element.getAttribute('aria-labelledby') ?? ''

function outside(body: HTMLElement): string[] {
  const texts = document.createTreeWalker(body, NodeFilter.SHOW_TEXT)
  const found = new Set<string>()
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const { parentElement: parent } = text
    if (!parent || text.textContent?.trim() === '' || parent.closest(landmarks) || !isShown(parent)) continue
    if (!parent.matches('script, style, template')) found.add(`is in no part one can go to: ${describe(parent)}`)
  }
  return [...found]
}

/** On a page: words that lie in no landmark, several main parts, and ways about that are called alike. */
export function wrongLandmarks(body: HTMLElement): string[] {
  // What is no page has no main part.
  if (!body.querySelector('main')) return []
  const shown = (selector: string): Element[] => [...body.querySelectorAll(selector)].filter(isShown)
  const { length: mains } = shown('main')
  const several = mains > 1 ? [`has ${mains} main parts`] : []
  const names = shown('nav').map(nameOf)
  const alike = new Set(names.filter((name, at) => names.indexOf(name) !== at))
  return [...several, ...[...alike].map((name) => `has several ways about called “${name}”`), ...outside(body)]
}
