import { type Refusal, refuse } from '../shared/refusal/refusal.ts'
import type { Stock, WatchEntry } from './entities.ts'
import { parseSymbol } from './symbol.ts'

/** Whether a symbol can be watched; `knows` says whether an instrument exists. */
export function checkWatch(symbol: string, knows: (symbol: string) => boolean): Refusal[] {
  const parsed = parseSymbol(symbol)
  if ('refusal' in parsed) return [parsed.refusal]
  return knows(parsed.value) ? [] : [refuse('notFound', { what: parsed.value }, 'symbol')]
}

/** The newest is first; a symbol that is watched already keeps its position. */
export function watch(list: readonly WatchEntry[], symbol: string): WatchEntry[] {
  return list.some((entry) => entry.symbol === symbol) ? [...list] : [{ symbol }, ...list]
}

export function unwatch(list: readonly WatchEntry[], symbol: string): WatchEntry[] {
  return list.filter((entry) => entry.symbol !== symbol)
}

/** A new order holds each entry once: the first symbol that is strange, twice there or left out is named. */
export function checkReorder(symbols: readonly string[], list: readonly WatchEntry[]): Refusal[] {
  const left = new Set(list.map(({ symbol }) => symbol))
  const strange = symbols.find((symbol) => !left.delete(symbol)) ?? [...left][0]
  return strange === undefined ? [] : [refuse('notFound', { what: strange.slice(0, 20) }, 'symbol')]
}

type Moved = Pick<Stock, 'symbol'> & { quote: Pick<Stock['quote'], 'changePercent' | 'state'> }

/** What has moved most today, up or down alike; what is not traded has not moved. */
export function widestMoves<Listed extends Moved>(stocks: readonly Listed[], most: number): Listed[] {
  const moved = ({ quote: { state, changePercent } }: Listed) =>
    state === 'normal' ? Math.abs(Number(changePercent)) : -1
  return stocks.toSorted((one, other) => moved(other) - moved(one)).slice(0, most)
}
