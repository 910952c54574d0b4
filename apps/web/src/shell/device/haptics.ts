import { type HostWindow, nativeHost } from './nativeHost.ts'

/** As short as phones can. */
const TICK_MS = 10

export type TouchedPage = HostWindow & {
  matchMedia: (query: string) => { matches: boolean }
  navigator: { vibrate?: (ms: number) => boolean; userActivation?: { hasBeenActive: boolean } }
}

/** One light tick, by the native app if there is one, otherwise by the browser. */
export function tick(page: TouchedPage): void {
  if (page.matchMedia('(prefers-reduced-motion: reduce)').matches) return
  const host = nativeHost(page)
  const { navigator } = page
  if (host) host.haptic()
  // Before the first touch browsers refuse to vibrate and log a warning.
  else if (navigator.userActivation?.hasBeenActive) navigator.vibrate?.(TICK_MS)
}
