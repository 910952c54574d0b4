import { atom, useAtomValue } from 'jotai'
import { clockOffsetAtom, servicesAtom } from '../app.ts'

const TICK_MS = 10_000

/** One timer for all parts that show the time; it does nothing while the page is hidden. */
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

/** The market's time: updated with each tick, and at once when the server's clock was changed. */
export const marketTimeAtom = atom((get) => {
  get(get(ticksAtom))
  get(clockOffsetAtom)
  return get(servicesAtom).marketNow()
})

/**
 * The time on the simulated market. Funds windows and locks depend on it, not on the device's clock.
 */
export function useMarketTime(): number {
  return useAtomValue(marketTimeAtom)
}
