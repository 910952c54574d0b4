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
import type { MemberContext } from '../../engine/context.ts'
import { memberHandler, type Result } from '../../engine/handler.ts'

async function listsOf({ work, account }: Pick<MemberContext, 'work' | 'account'>): Promise<Collections['watchlists']> {
  return (await work.get('watchlists', account)) ?? { id: account, jpy: [], usd: [] }
}

function entriesOf(lists: Collections['watchlists'], market: Market): WatchEntry[] {
  return lists[market].map((symbol) => ({ symbol }))
}

async function stored(
  { work, account }: MemberContext,
  lists: Collections['watchlists'],
  market: Market,
  entries: readonly WatchEntry[],
): Promise<Result<WatchEntry[]>> {
  work.put('watchlists', { ...lists, [market]: entries.map(({ symbol }) => symbol) }, account)
  return { data: [...entries] }
}

export async function isWatched(context: Pick<MemberContext, 'work' | 'account'>, symbol: string): Promise<boolean> {
  const { jpy, usd } = await listsOf(context)
  return jpy.includes(symbol) || usd.includes(symbol)
}

export const watchlist = memberHandler(watchlistCall, async (context, { type = 'jpy' }) => ({
  data: entriesOf(await listsOf(context), type),
}))

export const addToWatchlist = memberHandler(watchCall, async (context, { symbol }) => {
  const [refusal] = checkWatch(symbol, (known) => context.market.instrument(known) !== undefined)
  if (refusal) return { refusal }
  const parsed = parseSymbol(symbol)
  if ('refusal' in parsed) return parsed
  const market = marketOfSymbol(parsed.value) ?? 'jpy'
  const lists = await listsOf(context)
  return stored(context, lists, market, watch(entriesOf(lists, market), parsed.value))
})

export const removeFromWatchlist = memberHandler(unwatchCall, async (context, { symbol }) => {
  const market = marketOfSymbol(symbol) ?? 'jpy'
  const lists = await listsOf(context)
  return stored(context, lists, market, unwatch(entriesOf(lists, market), symbol))
})

/** The list of the market that the first symbol belongs to. */
export const reorderWatchlist = memberHandler(reorderWatchlistCall, async (context, { symbols }) => {
  const market = marketOfSymbol(symbols[0] ?? '') ?? 'jpy'
  const lists = await listsOf(context)
  const [refusal] = checkReorder(symbols, entriesOf(lists, market))
  return refusal
    ? { refusal }
    : stored(
        context,
        lists,
        market,
        symbols.map((symbol) => ({ symbol })),
      )
})
