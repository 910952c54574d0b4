import { useAtomValue, useSetAtom } from 'jotai'
import { useMutation } from './useMutation.ts'
import { toggleWatchAtom, unwatch, watch, watchedAtom } from './watching.ts'

/** The watchlist for the stars of a page. */
export function useWatching() {
  const isWatched = useAtomValue(watchedAtom)
  const toggle = useSetAtom(toggleWatchAtom)
  // Their results are forgotten when the page is left.
  useMutation(watch)
  useMutation(unwatch)
  return isWatched && { isWatched, onWatch: (symbol: string) => void toggle(symbol) }
}
