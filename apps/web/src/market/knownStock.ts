import { type Stock, stocksCall } from '@kabuto/domain/market'
import { atom, useStore } from 'jotai'
import { useState } from 'react'
import { servicesAtom } from '../shell/app.ts'
import type { CachedAnswer } from '../shell/data/resource.ts'
import { queryClientAtom } from '../shell/data/queryClient.ts'

/** The price of an older row would look newer than it is until its page has been read. */
const KNOWN_FOR_MS = 60_000

/** Of a symbol: the row that a list has just read of it. */
export const knownStockAtom = atom((get) => (symbol: string): Stock | undefined => {
  const since = get(servicesAtom).marketNow() - KNOWN_FOR_MS
  return get(queryClientAtom)
    .getQueriesData<CachedAnswer<{ items: readonly Stock[] }>>({ queryKey: [stocksCall.path] })
    .flatMap(([, cached]) => (cached?.last && cached.last.at >= since ? cached.last.value.items : []))
    .find((stock) => stock.symbol === symbol)
})

/** What the page of a stock begins with, before all of it has been read. */
export function useKnownStock(symbol: string): Stock | undefined {
  const store = useStore()
  return useState(() => store.get(knownStockAtom)(symbol))[0]
}
