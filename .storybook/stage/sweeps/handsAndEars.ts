import { targetOf } from '../../inspect/target.ts'

/** What a finger surely meets (docs/habits.md). */
const LEAST = 44
/** Where the areas of two neighbours meet, one of them gives way by as much. */
const SHARED_EDGE = 4

/** Where a larger target would take its neighbour's place. */
const smaller: readonly { in: string; least: number }[] = [
  // Beside the label of a field, which begins right below.
  { in: '[id$="-note"]', least: 36 },
  // A row of a dense price board, pressed over its whole width: it fills in a price, which can be changed.
  { in: 'tr', least: 32 },
  // Seven steps side by side on 320 px.
  { in: '[role=radiogroup]', least: 38 },
]

const pressable =
  'a[href], button:not(:disabled), input:not([type=hidden], :disabled), select:not(:disabled), ' +
  'textarea:not(:disabled), summary, [role=button], [role=tab], [role=switch], [role=option]'
const dialogs = 'dialog[open], [role=dialog], [role=alertdialog]'
const spoken = 'output, [role=status], [role=alert], [aria-live=polite], [aria-live=assertive]'

const textOf = (element: Element | null): string => (element?.textContent ?? '').trim()
/** As a finding names it. */
export const describe = (element: Element): string =>
  `<${element.localName}> ${(element.getAttribute('aria-label') ?? textOf(element)).slice(0, 40)}`

export const isShown = (element: Element): boolean =>
  element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) && !element.closest('[inert]')

/** In a sentence a link is as high as its line; so does WCAG 2.5.8 have it. */
function isInSentence(element: Element): boolean {
  const { parentElement: parent } = element
  return (
    getComputedStyle(element).display === 'inline' &&
    [...(parent?.childNodes ?? [])].some((node) => node instanceof Text && node.data.trim() !== '')
  )
}

/** An input is pressed on its label too, and one that only its label shows nowhere else. */
export function areaOf(element: Element): Element {
  const [label] = element instanceof HTMLInputElement ? (element.labels ?? []) : []
  const isHidden = element.getBoundingClientRect().width <= 1
  return element.closest('label') ?? (isHidden && label ? label : element)
}

/** The one on top. */
export const modalIn = (body: HTMLElement): HTMLElement | undefined =>
  [...body.querySelectorAll<HTMLElement>('dialog:modal')].at(-1)

/** A bar, which stays where it is while the page goes by. */
export const isBar = (element: Element): boolean => ['fixed', 'sticky'].includes(getComputedStyle(element).position)

/** Behind a modal dialog nothing can be pressed. */
function pressableIn(body: HTMLElement): HTMLElement[] {
  return [...(modalIn(body) ?? body).querySelectorAll<HTMLElement>(pressable)].filter(
    // A bare button without a style is one of a story's own, to play with.
    (element) => isShown(element) && element.classList.length > 0,
  )
}

/** How much of a target would be above or below the screen, where nothing can be pressed. */
function offScreen(area: Element): number {
  const { top, bottom } = area.getBoundingClientRect()
  const middle = (top + bottom) / 2
  return Math.max(0, LEAST / 2 - middle) + Math.max(0, middle + LEAST / 2 - window.innerHeight)
}

function smallTarget(element: HTMLElement): string[] {
  const area = areaOf(element)
  const { width, height } = area.getBoundingClientRect()
  const least = (smaller.find((each) => element.closest(each.in))?.least ?? LEAST) - SHARED_EDGE
  const isLarge = Math.min(width, height) >= least
  // What is not seen is there for keys.
  if (isLarge || width <= 1 || isInSentence(element)) return []
  // What reaches beyond its edges is known by pressing there, so it has to be on the screen.
  area.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' })
  const target = targetOf(area)
  if (!target || Math.min(target.width, target.height + offScreen(area)) >= least) return []
  return [`is ${target.width} × ${target.height} px to press: ${describe(element)}`]
}

/** Targets that a finger misses. */
export function smallTargets(body: HTMLElement): string[] {
  const { scrollX, scrollY } = window
  const found = pressableIn(body).flatMap(smallTarget)
  window.scrollTo(scrollX, scrollY)
  return found
}

const idsIn = (element: Element, attribute: string): string[] =>
  element.getAttribute(attribute)?.split(' ').filter(Boolean) ?? []

const named = (element: Element): boolean =>
  (element.getAttribute('aria-label') ?? '').trim() !== '' ||
  idsIn(element, 'aria-labelledby').some((id) => textOf(document.getElementById(id)) !== '')

function silentError(field: Element): string[] {
  const texts = idsIn(field, 'aria-describedby').map((id) => textOf(document.getElementById(id)))
  return texts.some((text) => text !== '') ? [] : [`is wrong without a word why: ${describe(field)}`]
}

/** What a screen reader does not hear, or hears at every tick. */
export function unheard(body: HTMLElement): string[] {
  const all = (selector: string): Element[] => [...body.querySelectorAll(selector)].filter(isShown)
  return [
    ...all(dialogs)
      .filter((dialog) => !named(dialog))
      .map((dialog) => `has no name: ${describe(dialog)}`),
    ...all('[aria-invalid=true]').flatMap(silentError),
    ...all(spoken)
      .filter((region) => region.matches('[data-live]') || region.querySelector('[data-live]') !== null)
      .map((region) => `is spoken at every tick: ${describe(region)}`),
  ]
}

/** A page has one heading of the first level, also behind a dialog; what is no page has no `main`. */
export function headingsOf(body: HTMLElement): string[] {
  if (!body.querySelector('main')) return []
  const count = [...body.querySelectorAll('h1')].filter((heading) => heading.checkVisibility()).length
  return count === 1 ? [] : [`has ${count} headings of the first level`]
}
