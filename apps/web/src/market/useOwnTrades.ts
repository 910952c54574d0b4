import type { Loadable } from '@kabuto/domain/shared'
import type { Dividend, Position } from '@kabuto/domain/trading'
import { startTransition, useEffect, useState } from 'react'
import { unaskedPages } from '../shell/data/unasked.ts'
import { firstPageShown } from '../shell/pages/FrameEnd.tsx'
import type * as ownTrades from './ownTrades.ts'
import { useWhole } from './useWhole.ts'

type Read<Row> = { data: Loadable<readonly Row[]>; again: () => Promise<void> }

const positionsLater = unaskedPages<Position>('positions later')
const dividendsLater = unaskedPages<Dividend>('dividends later')

/** Once a page has fetched it, the next ones have it from their first frame on. */
let fetched: typeof ownTrades | undefined

/** All open positions and dividends of a member, once the page is shown. */
export function useOwnTrades(): { own: Read<Position>; dividends: Read<Dividend> } {
  const [trades, setTrades] = useState(fetched)
  useEffect(() => {
    if (trades) return
    async function fetchTrades(): Promise<void> {
      try {
        await firstPageShown
        fetched = await import('./ownTrades.ts')
        startTransition(() => setTrades(fetched))
      } catch {
        // These parts of the page wait; the next page tries again.
      }
    }
    void fetchTrades()
  }, [trades])
  return {
    own: useWhole(trades?.openPositions({ tab: 'inProgress' }) ?? positionsLater),
    dividends: useWhole(trades?.ownDividends({}) ?? dividendsLater),
  }
}
