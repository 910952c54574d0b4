import type { Stock } from '@kabuto/domain/market'
import { valueOf } from '@kabuto/domain/shared'
import { useState } from 'react'
import { stocksInParts } from '../shell/data/markets.ts'
import { unasked } from '../shell/data/unasked.ts'
import { useResources } from '../shell/data/useResources.ts'

const later = unasked<Stock[]>('nothing named yet')

/** So many are requested together: pages that come later change only the last part. */
const PART = 20

/** The stocks that a list names, as far as they have been read. One that cannot be read now keeps its last value. */
export function useNamedStocks(named: readonly string[]): ReadonlyMap<string, Stock> {
  const symbols = [...new Set(named)]
  const read = useResources(symbols.length === 0 ? { first: later } : stocksInParts(symbols, PART))
  const [last, setLast] = useState<ReadonlyMap<string, Stock>>(new Map())
  const value = valueOf(read.data)
  const found = value ? Object.values(value).flat() : []
  if (!found.some((stock) => last.get(stock.symbol) !== stock)) return last
  const known = new Map([...last, ...found.map((stock) => [stock.symbol, stock] as const)])
  setLast(known)
  return known
}
