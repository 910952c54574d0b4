import type { Location } from 'react-router-dom'

/** A mounted page: shown, or hidden with its state, drafts and scroll position until it is visited again. */
export type KeptPage = {
  key: string
  location: Location
  keep: boolean
  /** Neither the first page, nor one that was still there, nor one that was gone back to. */
  isNew: boolean
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
  const isNew = pages.length > 0 && !isBack && pages.every((page) => page.key !== key)
  const others = pages.filter((page) => page.key !== key && page.keep)
  return [...others.slice(-(MOST - 1)), { key, location, keep, isNew }]
}
