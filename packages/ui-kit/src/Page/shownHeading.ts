/**
 * Of the page that is shown. Pages kept behind it are hidden; one that is loading is busy, and what replaces it
 * before the app is there is inert.
 */
export function shownHeading(): HTMLElement | undefined {
  const headings = [...document.querySelectorAll<HTMLElement>('h1:not([aria-busy=true] *, [inert] *)')]
  return headings.find((heading) => heading.checkVisibility())
}
