import type { Candle, ChartInterval } from '@kabuto/domain/market'
import { calendarOf, type Day, dayNumber, type Instant, localInstant, toIso } from '@kabuto/domain/shared'
import type { TradingDay } from './day.ts'
import type { Days } from './days.ts'
import { sumsOf } from './figures.ts'
import { decimalsOfPrice, written } from './ladder.ts'
import { partBy, segmentsOf } from './path.ts'
import { hoursAt, hoursOf, instantOf, QUARTERS, quartersBy } from './tradingHours.ts'
import type { Segment } from './segment.ts'

/** A candle in whole units of price, which are the same for every tick table. */
type Bar = { at: Instant; open: number; high: number; low: number; close: number; volume: number }

const MINUTE = 60_000

function barOf(
  { ladder, listing }: TradingDay,
  at: Instant,
  { open, high, low, close, lots }: Omit<Segment, 'from' | 'to'>,
): Bar {
  const { unitsAt } = ladder
  return {
    at,
    open: unitsAt(open),
    high: unitsAt(high),
    low: unitsAt(low),
    close: unitsAt(close),
    volume: lots * listing.instrument.unit,
  }
}

function printBar(day: TradingDay, at: Instant, step: number, lots: number): Bar {
  return barOf(day, at, { open: step, high: step, low: step, close: step, lots })
}

function movingBars(day: TradingDay, until: Instant): Bar[] {
  const { path, hours } = day
  const sessionHours = hours.sessions.regular
  const quarters = quartersBy(sessionHours, until)
  return segmentsOf(path, MINUTE / 1000, Math.ceil(quarters / QUARTERS)).flatMap((minute) => {
    const at = instantOf(sessionHours, minute.from * QUARTERS)
    if (at >= until) return []
    if (minute.to * QUARTERS <= quarters) return [barOf(day, at, minute)]
    const { last, high, low, lots } = partBy(path, quarters, minute)
    return [barOf(day, at, { open: minute.open, high, low, close: last, lots })]
  })
}

/** In Tokyo the auctions have minutes of their own; in New York what is traded at the opening belongs to the first. */
function minuteBars(day: TradingDay, until: Instant): Bar[] {
  const { hours, open, close, openingLots, closingLots, listing } = day
  const moving = movingBars(day, until)
  if (hours.closing === undefined) {
    return moving.map((bar, index) =>
      index === 0 ? { ...bar, volume: bar.volume + openingLots * listing.instrument.unit } : bar,
    )
  }
  const opening = hours.opening < until ? [printBar(day, hours.opening, open, openingLots)] : []
  const closing = hours.closing < until ? [printBar(day, hours.closing, close, closingLots)] : []
  return [...opening, ...moving, ...closing]
}

/** The bar of a day that is over follows from its totals. */
function wholeBar(day: TradingDay): Bar {
  const {
    hours,
    open,
    close,
    openingLots,
    closingLots,
    path: { whole },
  } = day
  return barOf(day, hours.opening, {
    open,
    high: whole.high,
    low: whole.low,
    close,
    lots: openingLots + whole.lots + closingLots,
  })
}

function dayBars(day: TradingDay, until: Instant): Bar[] {
  if (day.hours.opening >= until) return []
  if (day.hours.over <= until) return [wholeBar(day)]
  const sums = sumsOf(day, until)
  return sums
    ? [
        barOf(day, day.hours.opening, {
          open: day.open,
          high: sums.high,
          low: sums.low,
          close: sums.last,
          lots: sums.lots,
        }),
      ]
    : []
}

function merged(bars: readonly Bar[]): Bar[] {
  const [first] = bars
  if (!first) return []
  return [
    {
      at: first.at,
      open: first.open,
      high: Math.max(...bars.map(({ high }) => high)),
      low: Math.min(...bars.map(({ low }) => low)),
      close: bars.at(-1)?.close ?? first.close,
      volume: bars.reduce((sum, { volume }) => sum + volume, 0),
    },
  ]
}

/** Neighbours that belong together become one. */
function grouped(bars: readonly Bar[], groupOf: (bar: Bar) => number | string): Bar[] {
  const groups = Map.groupBy(bars, groupOf)
  return [...groups.values()].flatMap(merged)
}

type Rule = {
  bars: (day: TradingDay, until: Instant) => Bar[]
  minutes?: number
  group?: (day: Day) => number | string
}

const rules: Record<ChartInterval, Rule> = {
  '1m': { bars: minuteBars, minutes: 1 },
  '5m': { bars: minuteBars, minutes: 5 },
  '15m': { bars: minuteBars, minutes: 15 },
  '30m': { bars: minuteBars, minutes: 30 },
  '1d': { bars: dayBars, group: (day) => day },
  // Weeks begin on Monday; 1970-01-01 was a Thursday.
  '1w': { bars: dayBars, group: (day) => Math.floor((dayNumber(day) + 3) / 7) },
  '1M': { bars: dayBars, group: (day) => day.slice(0, 7) },
}

function barsOn(days: Days, index: number, { bars, minutes = 1 }: Rule, until: Instant): Bar[] {
  const day = days.on(index)
  const found = bars(day, until)
  if (minutes === 1) return found
  const midnight = localInstant(calendarOf[days.listing.market], day.hours.day)
  return grouped(found, ({ at }) => Math.floor((at - midnight) / MINUTE / minutes))
}

/** From the newest day back until there are enough: whole groups only, so one more is begun before it ends. */
function collected(days: Days, rule: Rule, until: Instant, limit: number): Bar[] {
  const { market, first, end } = days.listing
  const newest = Math.min(hoursAt(market, until)?.index ?? -1, end - 1)
  const found: { bar: Bar; group: number | string }[][] = []
  const groups = new Set<number | string>()
  for (let index = newest; index >= first && groups.size <= limit; index -= 1) {
    const { day } = hoursOf(market, index)
    const bars = barsOn(days, index, rule, until).map((bar) => ({ bar, group: rule.group ? rule.group(day) : bar.at }))
    for (const { group } of bars) groups.add(group)
    found.push(bars)
  }
  const all = found.toReversed().flat()
  const groupOf = new Map(all.map(({ bar, group }) => [bar, group]))
  const bars = all.map(({ bar }) => bar)
  return (rule.group ? grouped(bars, (bar) => groupOf.get(bar) ?? '') : bars).slice(-limit)
}

export function candlesOf(days: Days, interval: ChartInterval, until: Instant, limit: number): Candle[] {
  const { market, haltedAt } = days.listing
  const decimals = decimalsOfPrice[market]
  return collected(days, rules[interval], Math.min(until, haltedAt), limit).map(
    ({ at, open, high, low, close, volume }) => ({
      at: toIso(at),
      open: written(open, decimals),
      high: written(high, decimals),
      low: written(low, decimals),
      close: written(close, decimals),
      volume,
    }),
  )
}
