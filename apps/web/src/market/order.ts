import { marketOfSymbol, reorderWatchlistCall, watchlistCall } from '@kabuto/domain/market'
import { isUnderWay, type Market } from '@kabuto/domain/shared'
import { atom } from 'jotai'
import { accountAtom } from '../shell/app.ts'
import { mutation } from '../shell/data/mutation.ts'

const marketOf = (symbols: readonly string[]): Market => marketOfSymbol(symbols[0] ?? '') ?? 'jpy'

const reorder = mutation(reorderWatchlistCall, {
  subject: ({ symbols }) => marketOf(symbols),
  refreshes: [watchlistCall],
})

type Wanted = { account: string | undefined; symbols: readonly string[] }

const wantedAtom = atom<ReadonlyMap<Market, Wanted>>(new Map<Market, Wanted>())

/** The order that a member has just put a watchlist in, until the list itself says it. */
export const wantedOrderAtom = atom((get) => {
  const [wanted, account] = [get(wantedAtom), get(accountAtom)]
  return (market: Market): readonly string[] | undefined => {
    const order = wanted.get(market)
    return order?.account === account ? order?.symbols : undefined
  }
})

/** Sends a new order of a watchlist; while one is under way only the last one after it is sent. */
export const reorderAtom = atom(null, async (get, set, symbols: readonly string[]) => {
  const market = marketOf(symbols)
  const account = get(accountAtom)
  set(wantedAtom, (all) => new Map(all).set(market, { account, symbols }))
  if (isUnderWay(get(reorder.submissions)(market))) return
  for (let sent: Wanted | undefined; sent !== get(wantedAtom).get(market);) {
    sent = get(wantedAtom).get(market)
    await set(reorder.send, { symbols: [...(sent?.symbols ?? [])] })
  }
  set(wantedAtom, (all) => new Map([...all].filter(([each]) => each !== market)))
})
