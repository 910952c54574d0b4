import type { Instant } from '@kabuto/domain/shared'
import { candlesOf } from './candles.ts'
import { marketMoves } from './closes.ts'
import { type Days, daysOf } from './days.ts'
import { type Figures, figuresAt, officialClose } from './figures.ts'
import { hashedText } from '../engine/hash.ts'
import { indicesOf } from './indices.ts'
import { describeAll } from './instruments/all.ts'
import { lineOf } from './line.ts'
import { listed } from './listing.ts'
import type { MarketData } from '../engine/marketData.ts'
import { bookOf, quotedOf, quoteOf } from './quote.ts'
import { rateFunction } from './rate.ts'
import { findFill } from './fill.ts'

export function createMarket(seed: string): MarketData {
  const key = hashedText(0, seed)
  const moves = marketMoves(key)
  const companies = describeAll(seed)
  const stocks = new Map(
    [...companies.listed, ...companies.issues].map((described) => [
      described.instrument.symbol,
      daysOf(listed(described, seed), moves),
    ]),
  )
  const issued = companies.issues.map(({ instrument }) => instrument)
  const instruments = { jpy: [] as Days[], usd: [] as Days[] }
  for (const { instrument } of companies.listed) {
    const days = stocks.get(instrument.symbol)
    if (days) instruments[instrument.market].push(days)
  }
  const rows = {
    jpy: instruments.jpy.map(({ listing }) => listing.instrument),
    usd: instruments.usd.map(({ listing }) => listing.instrument),
  }

  const indices = indicesOf(instruments)

  function figures(symbol: string, now: Instant): Figures | undefined {
    const days = stocks.get(symbol)
    return days && figuresAt(days, now)
  }

  return {
    instruments: (market) => rows[market],
    issues: (from, to) => issued.filter(({ listedOn }) => listedOn >= from && listedOn <= to),
    instrument: (symbol) => stocks.get(symbol)?.listing.instrument,
    quote(symbol, now) {
      const found = figures(symbol, now)
      return found && quoteOf(found)
    },
    quoted(symbol, now) {
      const found = figures(symbol, now)
      return found && quotedOf(found, now)
    },
    book(symbol, now) {
      const found = figures(symbol, now)
      return found && bookOf(found)
    },
    firstFill(query, from, until) {
      const days = stocks.get(query.symbol)
      return days && findFill(days, query, from, until)
    },
    candles(symbol, interval, until, limit) {
      const days = stocks.get(symbol)
      return days ? candlesOf(days, interval, until, limit) : []
    },
    line(symbol, now) {
      const days = stocks.get(symbol)
      return days ? lineOf(days, now) : []
    },
    dividends: (symbol) => stocks.get(symbol)?.listing.dividends,
    closeOf(symbol, day) {
      const days = stocks.get(symbol)
      return days && officialClose(days, day)
    },
    indices: indices.at,
    indexClose: indices.close,
    midRate: rateFunction(key),
  }
}
