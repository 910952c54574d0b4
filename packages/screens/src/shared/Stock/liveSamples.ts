import type { Quote } from '@kabuto/domain/market'
import type { LiveQuotes } from './liveQuote.ts'

/** A stream of a story: nothing comes by itself, and `tick` brings a quote. */
export function sampleStream(): { quotes: LiveQuotes; tick: (quote: Quote) => void } {
  const last = new Map<string, Quote>()
  const listeners = new Map<string, Set<() => void>>()
  const known = new Map<string, ReturnType<LiveQuotes>>()

  function liveOf(symbol: string): ReturnType<LiveQuotes> {
    return {
      get: () => last.get(symbol),
      subscribe(listener) {
        const all = listeners.get(symbol) ?? new Set()
        listeners.set(symbol, all.add(listener))
        return () => all.delete(listener)
      },
    }
  }

  return {
    quotes(symbol) {
      const live = known.get(symbol) ?? liveOf(symbol)
      known.set(symbol, live)
      return live
    },
    tick(quote) {
      last.set(quote.symbol, quote)
      for (const listener of listeners.get(quote.symbol) ?? []) listener()
    },
  }
}
