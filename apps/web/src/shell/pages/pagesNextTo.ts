import type { ScreenName } from '@kabuto/domain/paths'
import { tabsFor } from '@kabuto/screens/shared'
import { routes } from '../../routes.ts'

const bar = tabsFor(false, undefined).tabs

/** The pages whose code is worth having before they are asked for: what mostly follows, and the bar's. */
export function pagesNextTo(screen: ScreenName): readonly ScreenName[] {
  const { next = [], tab } = routes[screen]
  return tab ? [...next, ...bar] : next
}
