import { unwatchCall, watchCall, type WatchEntry, watchlistCall } from '@kabuto/domain/market'
import { isUnderWay, valueOf } from '@kabuto/domain/shared'
import { atom } from 'jotai'
import { mutation } from './mutation.ts'
import { watchlist } from './watchlist.ts'

const options = { subject: ({ symbol }: { symbol: string }) => symbol, refreshes: [watchlistCall] }
export const watch = mutation(watchCall, options)
export const unwatch = mutation(unwatchCall, options)

type Lists = readonly (readonly WatchEntry[])[]

/** The watchlists of both markets, once both have been read. */
const listsAtom = atom((get): Lists | undefined => {
  const lists = [watchlist({ type: 'jpy' }), watchlist({ type: 'usd' })].flatMap((list) => {
    const entries = valueOf(get(list.atom))
    return entries ? [entries] : []
  })
  return lists.length === 2 ? lists : undefined
})

/** What the member last set for a symbol, and the lists at that time. */
type Pressed = { on: boolean; lists: Lists }

const pressedAtom = atom<ReadonlyMap<string, Pressed>>(new Map<string, Pressed>())

const sameLists = (one: Lists, other: Lists): boolean => one.every((list, at) => list === other[at])

/** Whether a stock is watched, with a change shown at once; `undefined` until the lists have been read. */
export const watchedAtom = atom((get) => {
  const lists = get(listsAtom)
  const [watched, unwatched, pressed] = [get(watch.submissions), get(unwatch.submissions), get(pressedAtom)]
  if (!lists) return undefined
  const symbols = new Set(lists.flat().map(({ symbol }) => symbol))
  return (symbol: string): boolean => {
    const last = pressed.get(symbol)
    const sent = last && (last.on ? watched : unwatched)(symbol)
    // Sent, or done but the lists have not been read again yet.
    const isComing = sent && (isUnderWay(sent) || (sent.state === 'done' && sameLists(last.lists, lists)))
    return isComing ? last.on : symbols.has(symbol)
  }
})

/** Adds a stock to the list or removes it; presses while that is under way are ignored. */
export const toggleWatchAtom = atom(null, async (get, set, symbol: string) => {
  const [lists, isWatched] = [get(listsAtom), get(watchedAtom)]
  const busy = [watch, unwatch].some(({ submissions }) => isUnderWay(get(submissions)(symbol)))
  if (!lists || !isWatched || busy) return
  const on = !isWatched(symbol)
  set(pressedAtom, (all) => new Map(all).set(symbol, { on, lists }))
  await set((on ? watch : unwatch).send, { symbol })
})
