import type { ScreenName } from '@kabuto/domain/paths'
import { tabsFor } from '@kabuto/screens/shared'
import { routes } from '../../routes.ts'
import { linkedPage } from './links.ts'

const bar = tabsFor(false, undefined).tabs

/** The pages whose code is worth having first before they are asked for: what mostly follows, and the bar's. */
export function pagesNextTo(screen: ScreenName): readonly ScreenName[] {
  const { next = [], tab } = routes[screen]
  return tab ? [...next, ...bar] : next
}

/** The pages that the links in sight or further down lead to, in the order of the page; not those of hidden pages. */
export function pagesLinkedTo(links: Iterable<Element>): readonly ScreenName[] {
  const shown = [...links].filter((link) => link.checkVisibility())
  return [...new Set(shown.flatMap((link) => linkedPage(link)?.screen ?? []))]
}
