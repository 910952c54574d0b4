import { newerQuote, type Quote } from '@kabuto/domain/market'
import { useSyncExternalStore } from 'react'
import { useQuotes } from '../shell/data/useQuotes.ts'

const silent = () => () => undefined

/** The newest price of one stock: as it was read, or as the stream has brought it since. */
export function useLiveQuote(symbol: string, read: Quote | undefined): Quote | undefined {
  const quotes = useQuotes()
  // What has no name has no price.
  const live = symbol === '' ? undefined : quotes?.(symbol)
  const streamed = useSyncExternalStore(live?.subscribe ?? silent, () => live?.get())
  return read && newerQuote(read, streamed)
}
