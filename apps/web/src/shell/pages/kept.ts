import type { Location } from 'react-router-dom'

/** A page that is alive: shown, or hidden with its state, drafts and scroll until it is visited again. */
export type KeptPage = { key: string; location: Location; keep: boolean }

/** More than that, and the page least recently seen is let go. */
const MOST = 8

export function pageKey({ pathname, search }: Pick<Location, 'pathname' | 'search'>): string {
  return pathname + search
}

/** The pages alive after a visit: the one visited last, and of the others those that are kept. */
export function visit(pages: readonly KeptPage[], location: Location, keep: boolean): readonly KeptPage[] {
  const key = pageKey(location)
  const others = pages.filter((page) => page.key !== key && page.keep)
  return [...others.slice(-(MOST - 1)), { key, location, keep }]
}
