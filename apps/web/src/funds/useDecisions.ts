import { canCancel, type Withdrawal } from '@kabuto/domain/funds'
import type { Loadable } from '@kabuto/domain/shared'
import { useEffect } from 'react'
import { useMarketTime } from '../shell/clock.ts'

/** A little later than the decision, so that it has been made. */
const AFTER_MS = 500

/** Reads again when the simulated back office has decided about what is in review. */
export function useDecisions(records: Loadable<readonly Withdrawal[]>, readAgain: () => void): void {
  const now = useMarketTime()
  const known = records.state === 'ready' ? records.value : []
  const next = known
    .filter(canCancel)
    .map(({ decidedAt }) => Date.parse(decidedAt))
    .toSorted((a, b) => a - b)[0]
  useEffect(() => {
    if (next === undefined) return undefined
    const timer = setTimeout(readAgain, Math.max(0, next - now) + AFTER_MS)
    return () => clearTimeout(timer)
  }, [next, now, readAgain])
}
