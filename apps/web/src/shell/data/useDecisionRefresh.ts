import { decidedNext } from '@kabuto/domain/funds'
import type { Call } from '@kabuto/domain/shared'
import { useSetAtom } from 'jotai'
import { useEffect } from 'react'
import { useMarketTime } from './clock.ts'
import { refreshAtom } from './queryClient.ts'

/** A short delay, so that the server has made the decision. */
const AFTER_MS = 500

/** Reads calls again when the simulated back office has decided about pending records. `calls` must not change. */
export function useDecisionRefresh(calls: readonly Call[], known: Parameters<typeof decidedNext>[0] = []): void {
  const now = useMarketTime()
  const refresh = useSetAtom(refreshAtom)
  const next = decidedNext(known)
  useEffect(() => {
    if (next === undefined) return undefined
    const timer = setTimeout(() => void refresh(calls.map(({ path }) => path)), Math.max(0, next - now) + AFTER_MS)
    return () => clearTimeout(timer)
  }, [calls, next, now, refresh])
}
