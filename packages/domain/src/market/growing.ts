import { calendarOf } from '../shared/time/calendars.ts'
import type { Market } from '../shared/time/calendar.ts'
import { dayNumber } from '../shared/time/days.ts'
import { fillsAt, nextOpen } from '../shared/time/sessions.ts'
import { type Instant, localInstant, localTime } from '../shared/time/zone.ts'
import type { ChartInterval, Quote } from './entities.ts'
import type { Bar } from './indicator.ts'

/** The newest candle of a chart, and the quote that it was moved by last. */
export type GrowingCandle = { bar: Bar | undefined; seen?: Quote | undefined }

const MINUTE = 60_000

const minutesOf: Partial<Record<ChartInterval, number>> = { '1m': 1, '5m': 5, '15m': 15, '30m': 30 }

/** The group of days that share a candle. Weeks begin on Monday; 1970-01-01 was a Thursday. */
const groupOfDay: Partial<Record<ChartInterval, (day: string) => string>> = {
  '1w': (day) => String(Math.floor((dayNumber(day) + 3) / 7)),
  '1M': (day) => day.slice(0, 7),
}

type Place = { market: Market; interval: ChartInterval }

/** Which candle an instant falls into, and when that one begins. */
function candleAt({ market, interval }: Place, at: Instant): { group: string; begins: Instant } {
  const calendar = calendarOf[market]
  const { day } = localTime(calendar, at)
  const midnight = localInstant(calendar, day)
  const minutes = minutesOf[interval]
  if (minutes === undefined) {
    return { group: groupOfDay[interval]?.(day) ?? day, begins: nextOpen(calendar, midnight) }
  }
  const step = minutes * MINUTE
  const begins = midnight + Math.floor((at - midnight) / step) * step
  return { group: String(begins), begins }
}

/** What has been traded since the quote before; the count restarts each day. */
function tradedSince({ market }: Place, seen: Quote | undefined, quote: Quote): number {
  if (!seen) return 0
  const calendar = calendarOf[market]
  const dayOf = ({ at }: Quote): string => localTime(calendar, Date.parse(at)).day
  return dayOf(seen) === dayOf(quote) ? Math.max(0, quote.volume - seen.volume) : quote.volume
}

/** How far the price has gone since the quote before: also where quotes are asked for, and some in between not seen. */
function reachOf(seen: Quote | undefined, quote: Quote): { high: number; low: number } {
  const price = Number(quote.price)
  const isHigher = seen && Number(quote.high) > Number(seen.high)
  const isLower = seen && seen.low !== null && Number(quote.low) < Number(seen.low)
  return { high: isHigher ? Number(quote.high) : price, low: isLower ? Number(quote.low) : price }
}

/**
 * What a quote makes of the newest candle: it moves it, or begins the next one. A chart shows the regular session
 * alone, so a price of other hours moves nothing, and neither does an older quote.
 */
export function grownBy({ bar, seen }: GrowingCandle, quote: Quote, place: Place): GrowingCandle {
  const at = Date.parse(quote.at)
  const isOlder = seen !== undefined && at < Date.parse(seen.at)
  const trades = quote.state === 'normal' && quote.open !== null
  if (isOlder || !trades || !fillsAt(calendarOf[place.market], at, 'regular')) return { bar, seen }
  const { group, begins } = candleAt(place, at)
  if (bar && begins < bar.at && candleAt(place, bar.at).group !== group) return { bar, seen }
  const close = Number(quote.price)
  if (place.interval === '1d') {
    // Each quote contains the day's own figures.
    const { open, high, low, volume } = quote
    return { bar: { at: begins, open: Number(open), high: Number(high), low: Number(low), close, volume }, seen: quote }
  }
  const volume = tradedSince(place, seen, quote)
  const { high, low } = reachOf(seen, quote)
  if (!bar || candleAt(place, bar.at).group !== group) {
    return { bar: { at: begins, open: close, high: close, low: close, close, volume }, seen: quote }
  }
  return {
    bar: {
      ...bar,
      high: Math.max(bar.high, high, close),
      low: Math.min(bar.low, low, close),
      close,
      volume: bar.volume + volume,
    },
    seen: quote,
  }
}
