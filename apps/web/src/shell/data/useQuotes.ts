import type { Quote } from '@kabuto/domain/market'
import type { Live } from '@kabuto/ui-kit'
import { type Atom, atom, useAtomValue } from 'jotai'
import { startTransition, useEffect, useState } from 'react'
import { firstPageShown } from '../pages/FrameEnd.tsx'

type Quotes = (symbol: string) => Live<Quote | undefined>

const notYetAtom = atom<Quotes | undefined>(undefined)
/** Set once a page has loaded the feed; later pages have it at once. */
let fetched: Atom<Quotes> | undefined

/** Live prices. They are loaded after the first page is shown; until then pages show the prices that they have read. */
export function useQuotes(): Quotes | undefined {
  const [quotesAtom, setQuotesAtom] = useState(fetched)
  useEffect(() => {
    if (quotesAtom) return
    async function fetchFeed(): Promise<void> {
      try {
        await firstPageShown
        fetched = (await import('./quotes.ts')).quotesAtom
        startTransition(() => setQuotesAtom(fetched))
      } catch {
        // Prices stay as they were read; the next page tries again.
      }
    }
    void fetchFeed()
  }, [quotesAtom])
  return useAtomValue<Quotes | undefined>(quotesAtom ?? notYetAtom)
}
