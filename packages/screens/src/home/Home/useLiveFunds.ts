import type { FundsSummary } from '@kabuto/domain/funds'
import type { Live } from '@kabuto/ui-kit'
import { useEffect, useState } from 'react'
import type { LiveQuotes } from '../../shared/Stock/liveQuote.ts'
import { useHearing } from '../../shared/Stock/useHearing.ts'
import type { fundsNow } from './fundsNow.ts'

/** Once a page has fetched it, the next ones have it from their first frame on. */
let fetched: typeof fundsNow | undefined

/** All that one has, as it moves. The rule comes after the first figures, with the stream that moves them. */
export function useLiveFunds(
  read: FundsSummary | undefined,
  quotes: LiveQuotes | undefined,
): Live<FundsSummary> | undefined {
  const [rule, setRule] = useState(() => fetched)
  const subscribe = useHearing(quotes, read?.held.map(({ symbol }) => symbol) ?? [])
  const isWanted = quotes !== undefined && rule === undefined
  useEffect(() => {
    if (!isWanted) return
    async function fetchRule(): Promise<void> {
      try {
        fetched = (await import('./fundsNow.ts')).fundsNow
        setRule(() => fetched)
      } catch {
        // Without it the figures are those that were read; the next page tries again.
      }
    }
    void fetchRule()
  }, [isWanted])
  if (!read || !quotes || !rule || read.held.length === 0) return undefined
  return { get: () => rule(read, quotes), subscribe }
}
