import { atom, useAtomValue } from 'jotai'
import { clockOffsetAtom, servicesAtom } from '../app.ts'

const TICK_MS = 10_000

/** One timer for all who show the time, and only while somebody can see it. */
const ticksAtom = atom((get) => {
  const { visibility } = get(servicesAtom).ports
  const tickAtom = atom({})
  tickAtom.onMount = (set) => {
    const tick = (): void => {
      if (visibility.isVisible()) set({})
    }
    tick()
    const timer = setInterval(tick, TICK_MS)
    const unwatch = visibility.watch(tick)
    return () => {
      clearInterval(timer)
      unwatch()
    }
  }
  return tickAtom
})

/** Told anew with each tick, and at once when the server's clock has been turned. */
export const marketTimeAtom = atom((get) => {
  get(get(ticksAtom))
  get(clockOffsetAtom)
  return get(servicesAtom).marketNow()
})

/**
 * The time on the simulated market, as the server told it last. Windows and locks go by it, not by the phone's clock.
 */
export function useMarketTime(): number {
  return useAtomValue(marketTimeAtom)
}
