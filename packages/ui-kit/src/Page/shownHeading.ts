/** One that is loading is busy, and what replaces it before the app is there is inert. */
const HEADING = 'h1:not([aria-busy=true] *, [inert] *)'

/** Whether any page has its heading. Unlike `shownHeading` it needs no layout. */
export const hasHeading = (): boolean => document.querySelector(HEADING) !== null

/** Of the page that is shown: pages kept behind it are hidden. */
export function shownHeading(): HTMLElement | undefined {
  return [...document.querySelectorAll<HTMLElement>(HEADING)].find((heading) => heading.checkVisibility())
}
