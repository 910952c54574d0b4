import {
  checkReorder,
  checkWatch,
  marketOfSymbol,
  parseSymbol,
  reorderWatchlistCall,
  unwatch,
  unwatchCall,
  watch,
  watchCall,
  type WatchEntry,
  watchlistCall,
} from '@kabuto/domain/market'
import type { Market } from '@kabuto/domain/shared'
import type { Collections } from '../../rows/collections.ts'
import type { MemberDesk } from '../../engine/context.ts'
import { memberHandler, type Result } from '../../engine/handler.ts'

async function listsOf({ work, account }: Pick<MemberDesk, 'work' | 'account'>): Promise<Collections['watchlists']> {
  return (await work.get('watchlists', account)) ?? { id: account, jpy: [], usd: [] }
}

function entriesOf(lists: Collections['watchlists'], market: Market): WatchEntry[] {
  return lists[market].map((symbol) => ({ symbol }))
}

async function kept(
  { work, account }: MemberDesk,
  lists: Collections['watchlists'],
  market: Market,
  entries: readonly WatchEntry[],
): Promise<Result<WatchEntry[]>> {
  work.put('watchlists', { ...lists, [market]: entries.map(({ symbol }) => symbol) }, account)
  return { data: [...entries] }
}

export async function isWatched(desk: Pick<MemberDesk, 'work' | 'account'>, symbol: string): Promise<boolean> {
  const { jpy, usd } = await listsOf(desk)
  return jpy.includes(symbol) || usd.includes(symbol)
}

export const watchlist = memberHandler(watchlistCall, async (desk, { type = 'jpy' }) => ({
  data: entriesOf(await listsOf(desk), type),
}))

export const addToWatchlist = memberHandler(watchCall, async (desk, { symbol }) => {
  const [refusal] = checkWatch(symbol, (known) => desk.market.instrument(known) !== undefined)
  if (refusal) return { refusal }
  const parsed = parseSymbol(symbol)
  if ('refusal' in parsed) return parsed
  const market = marketOfSymbol(parsed.value) ?? 'jpy'
  const lists = await listsOf(desk)
  return kept(desk, lists, market, watch(entriesOf(lists, market), parsed.value))
})

export const removeFromWatchlist = memberHandler(unwatchCall, async (desk, { symbol }) => {
  const market = marketOfSymbol(symbol) ?? 'jpy'
  const lists = await listsOf(desk)
  return kept(desk, lists, market, unwatch(entriesOf(lists, market), symbol))
})

/** The list of one market, by what stands first. */
export const reorderWatchlist = memberHandler(reorderWatchlistCall, async (desk, { symbols }) => {
  const market = marketOfSymbol(symbols[0] ?? '') ?? 'jpy'
  const lists = await listsOf(desk)
  const [refusal] = checkReorder(symbols, entriesOf(lists, market))
  return refusal
    ? { refusal }
    : kept(
        desk,
        lists,
        market,
        symbols.map((symbol) => ({ symbol })),
      )
})
