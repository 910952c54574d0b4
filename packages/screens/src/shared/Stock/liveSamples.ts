import type { Quote } from '@kabuto/domain/market'
import type { LiveQuotes } from './liveQuote.ts'

type SampleStream = { quotes: LiveQuotes; tick: (quote: Quote) => void; begin: () => void }

/** A stream of a story: nothing comes by itself, `tick` brings a quote, and `begin` forgets what has come. */
export function sampleStream(): SampleStream {
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
    begin: () => last.clear(),
  }
}
