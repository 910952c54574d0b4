import { type Instrument, tickTableAt } from '@kabuto/domain/market'
import type { Instant, Market } from '@kabuto/domain/shared'
import type { Dividends } from '../engine/marketData.ts'
import { dividendsOf } from './dividends.ts'
import { fraction, hashed, hashedText } from '../engine/hash.ts'
import { type Ladder, ladderFor } from './ladder.ts'
import { DAYS, tradingDays } from './tradingDays.ts'

/** So many days before its listing a company is announced. */
export const ANNOUNCED_BEFORE = 45

/** An instrument of the lists with its price at the anchor and the shares traded on a usual day. */
export type Described = { instrument: Instrument; level: number; shares: number }

/** What the prices of an instrument are made from. */
export type Listing = Described & {
  market: Market
  key: number
  /** The day that closes at the level. */
  anchor: number
  /** The first day and the first one without it any more. */
  first: number
  end: number
  haltedAt: Instant
  /** The volatility of a usual day: the instrument's own part, and that of the whole market. */
  ownVolatility: number
  marketVolatility: number
  /** Lots of a usual day. */
  lots: number
  dividends: Dividends
}

/** The day before the one that the pictures show. */
const ANCHOR = '2026-11-19'

/**
 * A day moves at most 4.2 times as far as a usual one, of its own and with the market (closes.ts): inside the narrowest
 * daily limit, 14 %, with what a dividend takes.
 */
const CALM = 0.008
const WILD = 0.011
const MARKET = 0.007
const LEAST_LOTS = 60

export function listed(described: Described, seed: string): Listing {
  const { instrument, level, shares } = described
  const { symbol, market, kind, unit } = instrument
  const days = tradingDays(market)
  const key = hashedText(hashedText(0, seed), symbol)
  const first = Math.max(0, days.from(instrument.listedOn))
  const anchor = days.from(ANCHOR)
  const funds = kind === 'etf'
  return {
    ...described,
    market,
    key,
    anchor: first > anchor ? Math.max(0, first - 1) : anchor,
    first,
    end: instrument.delistedOn === undefined ? DAYS : days.from(instrument.delistedOn),
    haltedAt: instrument.haltedSince === undefined ? Infinity : Date.parse(instrument.haltedSince),
    ownVolatility: funds ? 0.003 : CALM + WILD * fraction(hashed(key, 1)),
    marketVolatility: MARKET * (funds ? 1 : 0.5 + 0.7 * fraction(hashed(key, 2))),
    lots: Math.max(LEAST_LOTS, Math.round(shares / unit)),
    dividends: dividendsOf(instrument, level),
  }
}

export function ladderOn({ instrument, market }: Listing, index: number): Ladder {
  const { tickTable } = instrument
  const [only] = tickTable
  return ladderFor(tickTable.length === 1 ? only.table : tickTableAt(instrument, tradingDays(market).dayAt(index)))
}
