import type { Book, Candle, ChartInterval, IndexName, Instrument, MarketIndex, Quote } from '@kabuto/domain/market'
import type { Amount, Day, Instant, Market as MarketId, OrderSession } from '@kabuto/domain/shared'
import type { Quoted } from '@kabuto/domain/trading'
import type { ExpectedFill } from '../rows/position.ts'

/** An order that looks for a price to be filled at. */
export type FillQuery = {
  symbol: string
  session: OrderSession
  buys: boolean
  /** Nothing for a market order. */
  limit?: Amount | undefined
}

export type Dividend = { exDay: Day; exAt: Instant; payDay: Day; payAt: Instant; perShare: Amount }

/** The dividends of an instrument. They are known for ever: no forecast changes. */
export type Dividends = {
  /** By how much the close of a day is lower than it would be without dividends. */
  lackingOn: (day: number) => number
  /** The first one after an instant that a holder can still get. */
  after: (now: Instant) => Dividend | undefined
  /** The next two and the last three, the newest first. */
  around: (now: Instant) => Dividend[]
}

/**
 * All instruments with their prices: a pure function of a seed and an instant, so any number of processes see the same
 * market.
 */
export type MarketData = {
  instruments: (market: MarketId) => readonly Instrument[]
  /** Companies that are newly listed in Tokyo between two days. */
  issues: (from: Day, to: Day) => readonly Instrument[]
  instrument: (symbol: string) => Instrument | undefined
  quote: (symbol: string, now: Instant) => Quote | undefined
  /** What an order is priced by. */
  quoted: (symbol: string, now: Instant) => Quoted | undefined
  /** Prices at even steps of the day so far, oldest first, at most 64. */
  line: (symbol: string, now: Instant) => Amount[]
  /** The oldest first; all of them begin before `until`. The last one lives while `until` lies in it. */
  candles: (symbol: string, interval: ChartInterval, until: Instant, limit: number) => Candle[]
  book: (symbol: string, now: Instant) => Book | undefined
  /** From `from` on, before `until`; nothing where no such price comes. */
  firstFill: (query: FillQuery, from: Instant, until: Instant) => ExpectedFill | undefined
  dividends: (symbol: string) => Dividends | undefined
  /** The official close of the last trading day up to and including that day. */
  closeOf: (symbol: string, day: Day) => Amount | undefined
  /** Worked out for whole seconds. */
  indices: (market: MarketId, now: Instant) => MarketIndex[]
  /**
   * The close of an index on the last trading day up to and including that day: draws take their randomness from it.
   */
  indexClose: (name: IndexName, day: Day) => Amount | undefined
  /** Yen a dollar, two decimals. */
  midRate: (now: Instant) => Amount
}
