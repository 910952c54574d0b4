import type { Stock } from '@kabuto/domain/market'
import { type Loadable, type Market, mapped, ready, refreshing, valueOf } from '@kabuto/domain/shared'
import { useAtomValue } from 'jotai'
import { useState } from 'react'
import { stocksInParts } from '../shell/data/markets.ts'
import { unasked } from '../shell/data/unasked.ts'
import { useResources } from '../shell/data/useResources.ts'
import { watchlist } from '../shell/data/watchlist.ts'
import { wantedOrderAtom } from './order.ts'

const later = unasked<Stock[]>('watched later')
const none = unasked<Stock[]>('nothing watched', ready([]))

/** As many symbols as one call takes. */
const MOST_SYMBOLS = 100

/** The request is the same, whatever the order of the stocks. */
function readingOf(symbols: readonly string[] | undefined) {
  if (symbols === undefined) return { first: later }
  if (symbols.length === 0) return { first: none }
  return stocksInParts(symbols.toSorted(), MOST_SYMBOLS)
}

/** The stocks that a member watches in a market, in their own order. One that was taken off goes at once. */
export function useWatched(
  market: Market,
  isShown: boolean,
): { watched: Loadable<readonly Stock[]>; again: () => Promise<void> } {
  const list = useResources({ entries: watchlist({ type: market }) })
  const wanted = useAtomValue(wantedOrderAtom)(market)
  const entries = valueOf(list.data)?.entries
  const symbols = entries && (wanted ?? entries.map(({ symbol }) => symbol))
  const read = useResources(readingOf(isShown ? entries?.map(({ symbol }) => symbol) : undefined))
  const [last, setLast] = useState<readonly Stock[]>([])
  const value = valueOf(read.data)
  const known = value ? Object.values(value).flat() : last
  if (value && known.some((stock, at) => stock !== last[at])) setLast(known)

  const bySymbol = new Map(known.map((stock) => [stock.symbol, stock]))
  const inOrder = symbols?.flatMap((symbol) => bySymbol.get(symbol) ?? []) ?? []
  const isBetween = read.data.state === 'loading' && inOrder.length > 0
  return {
    watched:
      list.data.state === 'failed' ? list.data : isBetween ? refreshing(inOrder) : mapped(read.data, () => inOrder),
    again: async () => {
      await Promise.all([list.again(), read.again()])
    },
  }
}
