import type { Live } from '@kabuto/ui-kit'
import { useCallback } from 'react'
import type { LiveQuotes } from './liveQuote.ts'

/** Listens to the prices of several stocks as to one. */
export function useHearing(quotes: LiveQuotes | undefined, symbols: readonly string[]): Live<unknown>['subscribe'] {
  const heard = [...new Set(symbols)].join()
  return useCallback(
    (listener) => {
      const stops = heard === '' ? [] : heard.split(',').map((symbol) => quotes?.(symbol).subscribe(listener))
      return () => {
        for (const stop of stops) stop?.()
      }
    },
    [heard, quotes],
  )
}
