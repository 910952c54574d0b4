import { decidedNext, fundsSummaryCall, withdrawalsCall } from '@kabuto/domain/funds'
import { useSetAtom } from 'jotai'
import { useEffect } from 'react'
import { useMarketTime } from '../shell/clock.ts'
import { refreshAtom } from '../shell/data/queryClient.ts'

/** A little later than the decision, so that it has been made. */
const AFTER_MS = 500

const decided = [fundsSummaryCall.path, withdrawalsCall.path]

/** Reads again when the simulated back office has decided about what is in review. */
export function useDecisions(known: Parameters<typeof decidedNext>[0] = []): void {
  const now = useMarketTime()
  const refresh = useSetAtom(refreshAtom)
  const next = decidedNext(known)
  useEffect(() => {
    if (next === undefined) return undefined
    const timer = setTimeout(() => void refresh(decided), Math.max(0, next - now) + AFTER_MS)
    return () => clearTimeout(timer)
  }, [next, now, refresh])
}
