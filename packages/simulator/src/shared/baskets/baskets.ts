import { drawdown, gainOf, losingMonths } from '@kabuto/domain/follow'
import {
  addDays,
  type Amount,
  type Day,
  divided,
  type Instant,
  minus,
  rounded,
  sum,
  times,
  tokyoTime,
} from '@kabuto/domain/shared'
import type { Desk } from '../../handler.ts'
import type { Basket } from './catalogue.ts'

type Market = Pick<Desk, 'market'>

const EXACT = 8
/** What is told of the past: so many months back, a point a month. */
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

function indexOn(market: Market, basket: Basket, { first, day }: { first: Day; day: Day }): Amount {
  const parts = basket.map(([symbol, percent]) =>
    divided(times(String(percent), closeOf(market, symbol, day)), closeOf(market, symbol, first), EXACT, 'towardZero'),
  )
  return rounded(sum(parts), 2, 'halfAwayFromZero')
}

function monthEnds(now: Instant): Day[] {
  const days: Day[] = []
  let first: Day = `${tokyoTime(now).day.slice(0, 7)}-01`
  for (let left = MONTHS + 1; left > 0; left -= 1) {
    const end = addDays(first, -1)
    days.unshift(end)
    first = `${end.slice(0, 7)}-01`
  }
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

/** How a basket went over the last year, month by month, with its fall beside its gain. */
export function recordOf(market: Market, basket: Basket, now: Instant): PastRecord {
  const days = monthEnds(now)
  const [first = tokyoTime(now).day] = days
  const line = days.map((day) => indexOn(market, basket, { first, day }))
  const monthly = line.slice(1).map((value, index) => minus(value, line[index] ?? value))
  return {
    since: first,
    gainDays: 365,
    gain: gainOf(line),
    largestFall: drawdown(line),
    losingMonths: losingMonths(monthly),
    months: monthly.length,
    line,
  }
}
