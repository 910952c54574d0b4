import type { Quote } from '@kabuto/domain/market'
import type { Live } from '@kabuto/ui-kit'
import { type Atom, atom, useAtomValue } from 'jotai'
import { useEffect, useState } from 'react'
import { useFirstPageShown } from '../pages/useFirstPageShown.ts'

type Quotes = (symbol: string) => Live<Quote | undefined>

const notYetAtom = atom<Quotes | undefined>(undefined)
/** Once a page has fetched it, the next ones have it from their first frame on. */
let fetched: Atom<Quotes> | undefined

/** Prices as they move. A page begins with those that it read; the stream comes once it stands. */
export function useQuotes(): Quotes | undefined {
  const [quotesAtom, setQuotesAtom] = useState(fetched)
  const isShown = useFirstPageShown()
  useEffect(() => {
    if (!isShown || quotesAtom) return
    async function fetchFeed(): Promise<void> {
      try {
        fetched = (await import('./quotes.ts')).quotesAtom
        setQuotesAtom(fetched)
      } catch {
        // Without it the prices are those that were read; the next page tries again.
      }
    }
    void fetchFeed()
  }, [isShown, quotesAtom])
  return useAtomValue<Quotes | undefined>(quotesAtom ?? notYetAtom)
}
