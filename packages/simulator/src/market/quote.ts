import type { Book, Quote } from '@kabuto/domain/market'
import { type Amount, type Instant, type Market, toIso } from '@kabuto/domain/shared'
import type { Quoted } from '@kabuto/domain/trading'
import type { TradingDay } from './day.ts'
import type { Figures } from './figures.ts'
import { fraction, hashed } from '../engine/hash.ts'
import { decimalsOfPrice, written } from './ladder.ts'

export type Sides = { bid: number | undefined; ask: number | undefined }

/** The best price of each side. At a daily limit the far side is empty, and no price is beyond it. */
export function sidesAt({ askApart, bidApart }: TradingDay, limit: TradingDay['limit'], price: number): Sides {
  return {
    ask: price >= limit.high ? undefined : Math.min(price + askApart, limit.high),
    bid: price <= limit.low ? undefined : Math.max(price - bidApart, limit.low),
  }
}

const none: Sides = { bid: undefined, ask: undefined }

function sidesOf({ state, day, limit, price }: Figures): Sides {
  return state === 'normal' ? sidesAt(day, limit, price) : none
}

/** Hundredths of a per cent, half away from zero. */
export function percentOf(change: number, base: number): Amount {
  const hundredths = Math.floor((Math.abs(change) * 20_000 + base) / (2 * base))
  return written(change < 0 && hundredths > 0 ? -hundredths : hundredths, 2)
}

/** Units of price times shares, cut down to the yen or the cent. */
const perSmallest: Record<Market, number> = { jpy: 10, usd: 100 }
const decimalsOfTurnover: Record<Market, number> = { jpy: 0, usd: 2 }

function turnoverAmount(turnover: number, market: Market): Amount {
  return written(Math.floor(turnover / perSmallest[market]), decimalsOfTurnover[market])
}

const SECOND = 1000

/** Cached for one second: lists need thousands of quotes of one instant, and no answer shows fractions of a second. */
let [formattedSecond, formatted] = [Number.NaN, '']

export function timeOf(at: Instant): string {
  const second = Math.floor(at / SECOND)
  if (second !== formattedSecond) [formattedSecond, formatted] = [second, toIso(at)]
  return formatted
}

/** New York has no limit: no price falls by half on a day. */
function decimalsOf({ day: { ladder, base }, limit }: Figures): number {
  return ladder.decimalsAt(limit.low > 1 ? limit.low : ladder.stepAt(ladder.unitsAt(base) / 2))
}

export function quoteOf(figures: Figures): Quote {
  const { day, state, price, traded, lots, turnover, at } = figures
  const {
    ladder,
    listing: {
      instrument: { symbol, unit },
      market,
    },
  } = day
  const { amountAt, unitsAt } = ladder
  const { bid, ask } = sidesOf(figures)
  const base = unitsAt(day.base)
  const change = unitsAt(price) - base
  return {
    symbol,
    price: amountAt(price),
    change: written(change, decimalsOfPrice[market]),
    changePercent: percentOf(change, base),
    previousClose: amountAt(day.base),
    open: traded ? amountAt(day.open) : null,
    high: traded ? amountAt(traded.high) : null,
    low: traded ? amountAt(traded.low) : null,
    volume: lots * unit,
    turnover: turnoverAmount(turnover, market),
    bid: bid === undefined ? null : amountAt(bid),
    ask: ask === undefined ? null : amountAt(ask),
    at: timeOf(at),
    decimals: decimalsOf(figures),
    state,
  }
}

/**
 * After the regular session the base is the day's close: what is traded in the evening counts for the next day (facts
 * §1).
 */
function baseAt({ day, state }: Figures, now: Instant): number {
  return state === 'normal' && now >= day.hours.over ? day.close : day.base
}

export function quotedOf(figures: Figures, now: Instant): Quoted {
  const { day, price, lots } = figures
  const { amountAt } = day.ladder
  const { bid, ask } = sidesOf(figures)
  return {
    last: amountAt(price),
    bid: bid === undefined ? null : amountAt(bid),
    ask: ask === undefined ? null : amountAt(ask),
    base: amountAt(baseAt(figures, now)),
    volume: lots * day.listing.instrument.unit,
  }
}

const DEPTH = 10
/** A level holds about so much of a usual day. */
const LEVEL_PART = 0.004

/** Shares at a level of a side of the book: the same for a second. */
export function quantityAt({ listing }: TradingDay, side: 1 | -1, level: number, at: Instant): number {
  const hash = hashed(hashed(hashed(listing.key, Math.floor(at / SECOND) % 0x7fffffff), side), level)
  return listing.instrument.unit * Math.max(1, Math.round(listing.lots * LEVEL_PART * (0.3 + 1.4 * fraction(hash))))
}

function levels({ day, limit, at }: Figures, best: number | undefined, side: 1 | -1): Book['asks'] {
  if (best === undefined) return []
  const { ladder } = day
  const steps = Array.from({ length: DEPTH }, (_, level) => best + side * level)
  return steps
    .filter((step) => step >= Math.max(1, limit.low) && step <= limit.high)
    .map((step, level) => ({ price: ladder.amountAt(step), quantity: quantityAt(day, side, level, at) }))
}

export function bookOf(figures: Figures): Book {
  const { day, at } = figures
  const { bid, ask } = sidesOf(figures)
  return {
    symbol: day.listing.instrument.symbol,
    at: timeOf(at),
    asks: levels(figures, ask, 1),
    bids: levels(figures, bid, -1),
  }
}
