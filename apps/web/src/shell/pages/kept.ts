import type { Location } from 'react-router-dom'

/** As the first page of all, as a new one, or again: it was still there, or it was gone back to. */
export type Coming = 'first' | 'new' | 'again'

/** A mounted page: shown, or hidden with its state, drafts and scroll position until it is visited again. */
export type KeptPage = {
  key: string
  location: Location
  keep: boolean
  coming: Coming
}

type Visit = { keep: boolean; isBack: boolean }

/** At most so many pages; the least recently shown one is unmounted. */
const MOST = 8

export function pageKey({ pathname, search }: Pick<Location, 'pathname' | 'search'>): string {
  return pathname + search
}

/** The mounted pages after a visit: the visited one last, and of the others those that are kept. */
export function visit(pages: readonly KeptPage[], location: Location, { keep, isBack }: Visit): readonly KeptPage[] {
  const key = pageKey(location)
  const isAgain = isBack || pages.some((page) => page.key === key)
  const coming = pages.length === 0 ? 'first' : isAgain ? 'again' : 'new'
  const others = pages.filter((page) => page.key !== key && page.keep)
  return [...others.slice(-(MOST - 1)), { key, location, keep, coming }]
}
