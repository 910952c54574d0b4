import { useAtomValue, useSetAtom } from 'jotai'
import { useMutation } from './useMutation.ts'
import { toggleWatchAtom, unwatch, watch, watchedAtom } from './watching.ts'

/** The stars of a page. */
export function useWatching() {
  const isWatched = useAtomValue(watchedAtom)
  const toggle = useSetAtom(toggleWatchAtom)
  // What became of them is left behind with the page.
  useMutation(watch)
  useMutation(unwatch)
  return isWatched && { isWatched, onWatch: (symbol: string) => void toggle(symbol) }
}
