import { type IndexName, indexNames, type MarketIndex } from '@kabuto/domain/market'
import { type Amount, type Day, dayNumber, type Instant, type Market } from '@kabuto/domain/shared'
import type { Days } from './days.ts'
import { written } from './ladder.ts'
import { evenQuarters } from './line.ts'
import { sumsBy } from './path.ts'
import { percentOf, timeOf } from './quote.ts'
import { hoursAt, quartersBy, type TradingHours } from './tradingHours.ts'
import { DAYS, tradingDays } from './tradingDays.ts'

type Member = { days: Days; weight: number }

/**
 * Value at the close of the anchor day, and who belongs to it with which weight: by price or by what the whole company
 * is worth.
 */
type Rule = { market: Market; level: number; count: number; weight: (days: Days) => number }

/** Dear shares count for a tenth, as the price factors of the real one do it. */
const DEAR = 10_000

function byPrice({ listing }: Days): number {
  return listing.level < DEAR ? 1 : 0.1
}

function byValue({ listing }: Days): number {
  return listing.instrument.sharesOutstanding / 1000
}

const rules: Record<IndexName, Rule> = {
  nikkei225: { market: 'jpy', level: 47_985.15, count: 225, weight: byPrice },
  topix: { market: 'jpy', level: 3352.1, count: 500, weight: byValue },
  sp500: { market: 'usd', level: 6815.57, count: 500, weight: byValue },
  dowJones: { market: 'usd', level: 47_177.21, count: 30, weight: byPrice },
}

/** Only companies that have traded from the first day on and still do, so that nobody comes or goes. */
function isSteady({ listing }: Days): boolean {
  return (
    listing.instrument.kind === 'stock' && listing.first === 0 && listing.end === DAYS && listing.haltedAt === Infinity
  )
}

function membersOf({ count, weight }: Rule, all: readonly Days[]): Member[] {
  return all
    .filter(isSteady)
    .slice(0, count)
    .map((days) => ({ days, weight: weight(days) }))
}

/** After so many quarter-seconds of a day's regular session, or at its close. */
type Place = { index: number; quarters: number | 'close' }

function priceOf({ on }: Days, { index, quarters }: Place): number {
  const { ladder, path, close } = on(index)
  return ladder.unitsAt(quarters === 'close' ? close : sumsBy(path, quarters).last)
}

function weighed(members: readonly Member[], place: Place): number {
  return members.reduce((sum, { days, weight }) => sum + weight * priceOf(days, place), 0)
}

const SECOND = 1000
const POINTS = 30
/** Two small charts and some seconds. */
const MAX_CACHED = 512

type Index = { valueAt: (now: Instant) => number; closeOn: (index: number) => number; line: (now: Instant) => number[] }

/** Before the first trade of a day an index stays at its last close. */
function placeAt(hours: TradingHours, now: Instant): Place {
  if (now < hours.opening) return { index: Math.max(0, hours.index - 1), quarters: 'close' }
  const isOver = hours.closing === undefined ? now >= hours.over : now >= hours.closing
  return { index: hours.index, quarters: isOver ? 'close' : Math.max(1, quartersBy(hours.sessions.regular, now)) }
}

function indexOf({ market, level }: Rule, members: readonly Member[]): Index {
  const cache = new Map<string, number>()
  let atAnchor: number | undefined
  function hundredths(place: Place): number {
    const anchor = members[0]?.days.listing.anchor ?? 0
    atAnchor ??= weighed(members, { index: anchor, quarters: 'close' })
    return Math.round((100 * level * weighed(members, place)) / atAnchor)
  }
  /** Cached, because each value is a sum over hundreds of prices. */
  function value(place: Place): number {
    const name = `${place.index} ${place.quarters}`
    const known = cache.get(name)
    if (known !== undefined) return known
    if (cache.size >= MAX_CACHED) cache.clear()
    const found = hundredths(place)
    cache.set(name, found)
    return found
  }
  return {
    valueAt(now) {
      const hours = hoursAt(market, now)
      return hours ? value(placeAt(hours, now)) : Math.round(100 * level)
    },
    closeOn: (index) => value({ index, quarters: 'close' }),
    line(now) {
      const hours = hoursAt(market, now)
      const points = hours ? evenQuarters(hours, now, POINTS).map((quarters) => ({ index: hours.index, quarters })) : []
      return hours && points.length > 0 ? [...points, placeAt(hours, now)].map(value) : []
    },
  }
}

export type Indices = {
  at: (market: Market, now: Instant) => MarketIndex[]
  close: (name: IndexName, day: Day) => Amount | undefined
}

/** Worked out for whole seconds: what hundreds of prices make together need not be newer. */
export function indicesOf(stocks: Record<Market, readonly Days[]>): Indices {
  const made = new Map<IndexName, Index>()
  function indexNamed(name: IndexName): Index {
    const rule = rules[name]
    const known = made.get(name) ?? indexOf(rule, membersOf(rule, stocks[rule.market]))
    made.set(name, known)
    return known
  }
  function toIndex(name: IndexName, now: Instant): MarketIndex {
    const { market } = rules[name]
    const second = now - (now % SECOND)
    const index = indexNamed(name)
    const value = index.valueAt(second)
    const before = index.closeOn(Math.max(0, (hoursAt(market, second)?.index ?? 1) - 1))
    return {
      name,
      market,
      simulated: true,
      at: timeOf(second),
      value: written(value, 2),
      change: written(value - before, 2),
      changePercent: percentOf(value - before, before),
      line: index.line(second).map((one) => written(one, 2)),
    }
  }
  return {
    at: (market, now) => indexNames.filter((name) => rules[name].market === market).map((name) => toIndex(name, now)),
    close(name, day) {
      const index = tradingDays(rules[name].market).upTo(dayNumber(day))
      return index < 0 ? undefined : written(indexNamed(name).closeOn(index), 2)
    },
  }
}
