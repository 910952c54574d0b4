import { isPlausibleQuote, type Quote } from '@kabuto/domain/market'
import type { Live } from '@kabuto/ui-kit'
import { atom } from 'jotai'
import { accountAtom, servicesAtom } from '../app.ts'
import type { Client } from './client.ts'
import type { Ports } from '../../ports.ts'
import { connect } from './connection.ts'
import { keyed } from './keyed.ts'

/** Why a quote was ignored. */
export type Oddity = 'absurd' | 'late' | 'outOfOrder' | 'otherSymbol' | 'unreadable'

export type QuoteFeed = {
  /** The changing price of a symbol; `undefined` until the first has come. */
  quotes: (symbol: string) => Live<Quote | undefined>
  /** How many quotes were ignored, for each reason. */
  dropped: () => Readonly<Record<Oddity, number>>
}

/** Listeners are called at most once in this time: faster changes cannot be read, and each costs a frame. */
const BEAT_MS = 400

/** Live prices: one stream for all listeners, only with symbols that have one. */
export function createQuoteFeed(
  client: Pick<Client, 'send' | 'listen'>,
  ports: Pick<Ports, 'random' | 'visibility' | 'wall'>,
): QuoteFeed {
  const last = new Map<string, Quote>()
  const listeners = new Map<string, Set<() => void>>()
  const dropped: Record<Oddity, number> = { absurd: 0, late: 0, outOfOrder: 0, otherSymbol: 0, unreadable: 0 }

  function oddityOf(quote: Quote, isLate: boolean): Oddity | undefined {
    const known = last.get(quote.symbol)
    if (isLate) return 'late'
    if (!listeners.has(quote.symbol)) return 'otherSymbol'
    if (!isPlausibleQuote(quote)) return 'absurd'
    return known && Date.parse(quote.at) < Date.parse(known.at) ? 'outOfOrder' : undefined
  }

  const changed = new Set<string>()
  let [isResting, restsSoon] = [false, false]

  function notifyListeners(): void {
    const symbols = [...changed]
    changed.clear()
    for (const symbol of symbols) for (const notify of listeners.get(symbol) ?? []) notify()
  }

  function rest(): void {
    isResting = true
    setTimeout(() => {
      isResting = false
      if (changed.size === 0) return
      notifyListeners()
      rest()
    }, BEAT_MS)
  }

  /** Notifies at once, together with the other quotes of this moment; later changes at the end of BEAT_MS. */
  function note(symbol: string): void {
    changed.add(symbol)
    if (isResting) return
    notifyListeners()
    if (restsSoon) return
    restsSoon = true
    queueMicrotask(() => {
      restsSoon = false
      rest()
    })
  }

  const update = connect({
    client,
    ports,
    wanted: () => [...listeners.keys()].toReversed(),
    onQuote(quote, isLate) {
      const oddity = oddityOf(quote, isLate)
      if (oddity) {
        dropped[oddity] += 1
        return
      }
      last.set(quote.symbol, quote)
      note(quote.symbol)
    },
    onUnreadable: () => {
      dropped.unreadable += 1
    },
  })

  const live = keyed<Live<Quote | undefined>>()

  function liveOf(symbol: string): Live<Quote | undefined> {
    return {
      get: () => last.get(symbol),
      subscribe(listener) {
        const all = listeners.get(symbol) ?? new Set()
        listeners.set(symbol, all.add(listener))
        update()
        return () => {
          all.delete(listener)
          if (all.size > 0 || listeners.get(symbol) !== all) return
          listeners.delete(symbol)
          update()
        }
      },
    }
  }

  return { quotes: (symbol) => live(symbol, () => liveOf(symbol)), dropped: () => ({ ...dropped }) }
}

/** One feed for each member; parts of the kit subscribe to `quotes(symbol)`. */
export const quotesAtom = atom((get) => {
  get(accountAtom)
  const { client, ports } = get(servicesAtom)
  return createQuoteFeed(client, ports).quotes
})
