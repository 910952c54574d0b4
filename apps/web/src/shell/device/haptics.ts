import { type HostWindow, nativeHost } from './nativeHost.ts'

/** As short as a phone can. */
const TICK_MS = 10

export type TouchedPage = HostWindow & {
  matchMedia: (query: string) => { matches: boolean }
  navigator: { vibrate?: (ms: number) => boolean; userActivation?: { hasBeenActive: boolean } }
}

/** One light tick: by the native shell, and only where there is none by the browser. */
export function tick(page: TouchedPage): void {
  if (page.matchMedia('(prefers-reduced-motion: reduce)').matches) return
  const host = nativeHost(page)
  const { navigator } = page
  if (host) host.haptic()
  // Before the first touch a browser refuses it, and complains.
  else if (navigator.userActivation?.hasBeenActive) navigator.vibrate?.(TICK_MS)
}
