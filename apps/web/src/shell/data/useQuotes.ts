import type { Quote } from '@kabuto/domain/market'
import type { Live } from '@kabuto/ui-kit'
import { atom, useAtomValue } from 'jotai'
import { afterFirstPage } from '../pages/afterFirstPage.ts'

type Quotes = (symbol: string) => Live<Quote | undefined>

const notYetAtom = atom<Quotes | undefined>(undefined)
const useFeed = afterFirstPage(() => import('./quotes.ts'))

/** Live prices. They are loaded after the first page is shown; until then pages show the prices that they have read. */
export const useQuotes = (): Quotes | undefined => useAtomValue<Quotes | undefined>(useFeed()?.quotesAtom ?? notYetAtom)
