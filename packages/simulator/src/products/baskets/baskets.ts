import { drawdown, followCosts, gainOf, losingMonths } from '@kabuto/domain/follow'
import {
  addDays,
  type Amount,
  type Day,
  dayNumber,
  divided,
  type Instant,
  minus,
  rounded,
  sum,
  times,
  tokyoTime,
} from '@kabuto/domain/shared'
import type { RequestContext } from '../../engine/context.ts'
import type { MarketData } from '../../engine/marketData.ts'
import type { Basket } from './catalogue.ts'

type Market = Pick<RequestContext, 'market'>

const EXACT = 8
/** The length of a record: so many months, a point a month. */
const MONTHS = 12

function priceAt({ market }: Market, symbol: string, now: Instant): Amount {
  const price = market.quoted(symbol, now)?.last
  if (price === undefined) throw new Error(`${symbol} of a basket has no price`)
  return price
}

/**
 * What a stake that began then is worth now: its parts were bought at the prices of then and simply held. Down to the
 * yen.
 */
export function valueOfStake(
  market: Market,
  basket: Basket,
  { amount, from, now }: { amount: Amount; from: Instant; now: Instant },
): Amount {
  const parts = basket.map(([symbol, percent]) =>
    divided(
      times(times(amount, String(percent)), priceAt(market, symbol, now)),
      times('100', priceAt(market, symbol, from)),
      EXACT,
      'towardZero',
    ),
  )
  return rounded(sum(parts), 0, 'towardZero')
}

function closeOf({ market }: Market, symbol: string, day: Day): Amount {
  const close = market.closeOf(symbol, day)
  if (close === undefined) throw new Error(`${symbol} of a basket had no close by ${day}`)
  return close
}

/** An amount in a basket, with its costs. */
export type Sleeve = { basket: Basket; costs: readonly { percentAYear: string }[]; amount: Amount }

/** What it has become by the close of a day, after costs, by the rules that a stake goes by. */
function grown(market: Market, { basket, costs, amount }: Sleeve, { first, day }: { first: Day; day: Day }): Amount {
  const parts = basket.map(([symbol, percent]) =>
    divided(
      times(times(amount, String(percent)), closeOf(market, symbol, day)),
      times('100', closeOf(market, symbol, first)),
      EXACT,
      'towardZero',
    ),
  )
  return minus(sum(parts), followCosts(amount, costs, dayNumber(day) - dayNumber(first)))
}

/** What a hundred yen have become, all sleeves together. */
function indexOn(market: Market, sleeves: readonly Sleeve[], days: { first: Day; day: Day }): Amount {
  const now = sum(sleeves.map((sleeve) => grown(market, sleeve, days)))
  return divided(times('100', now), sum(sleeves.map(({ amount }) => amount)), 2, 'halfAwayFromZero')
}

function monthEnds(now: Instant): [Day, ...Day[]] {
  const days: [Day, ...Day[]] = [addDays(`${tokyoTime(now).day.slice(0, 7)}-01`, -1)]
  while (days.length <= MONTHS) days.unshift(addDays(`${days[0].slice(0, 7)}-01`, -1))
  return days
}

export type PastRecord = {
  since: Day
  gainDays: number
  gain: Amount
  largestFall: Amount
  losingMonths: number
  months: number
  line: Amount[]
}

function recordUntil(market: Market, sleeves: readonly Sleeve[], days: readonly [Day, ...Day[]]): PastRecord {
  const [first] = days
  const line = days.map((day) => indexOn(market, sleeves, { first, day }))
  const monthly = line.slice(1).map((value, index) => minus(value, line[index] ?? value))
  return {
    since: first,
    gainDays: dayNumber(days.at(-1) ?? first) - dayNumber(first),
    gain: gainOf(line),
    largestFall: drawdown(line),
    losingMonths: losingMonths(monthly),
    months: monthly.length,
    line,
  }
}

const records = new WeakMap<MarketData, Map<string, PastRecord>>()
/** A few months of all that has a record. */
const MAX_CACHED = 100

/**
 * The record of the last year, month by month, with the largest fall: what the shares did in the simulated market,
 * after costs. It changes with the month, so it is cached.
 */
export function recordOf({ market }: Market, name: string, sleeves: readonly Sleeve[], now: Instant): PastRecord {
  const cache = records.get(market) ?? new Map<string, PastRecord>()
  records.set(market, cache)
  const days = monthEnds(now)
  const key = `${name} ${days[0]}`
  const record = cache.get(key) ?? recordUntil({ market }, sleeves, days)
  if (cache.size >= MAX_CACHED) cache.clear()
  cache.set(key, record)
  return record
}
