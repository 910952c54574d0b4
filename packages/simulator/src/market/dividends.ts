import type { Instrument, StockDetail } from '@kabuto/domain/market'
import {
  addDays,
  businessDayFrom,
  calendarOf,
  type Day,
  dayNumber,
  type Instant,
  localInstant,
  type Market,
  nextOpen,
} from '@kabuto/domain/shared'
import type { Dividend, Dividends } from '../engine/marketData.ts'
import { fraction, hashed, hashedText } from '../engine/hash.ts'
import { written } from './ladder.ts'
import { DAYS, tradingDays } from './tradingDays.ts'

/** Months between two dividends, and days from the last day of a half or quarter until it is paid. */
const rhythm = { jpy: { months: 6, until: 75 }, usd: { months: 3, until: 28 } } as const

/** Most pay something; young companies of the growth board nothing. */
function yearlyPart({ section, kind }: Instrument, hash: number): number {
  if (section === 'growth' || hash % 9 === 0) return 0
  return kind === 'etf' ? 0.018 : 0.008 + 0.03 * fraction(hash)
}

function monthEnd(months: number): Day {
  const [year, month] = [Math.floor(months / 12), (months % 12) + 1]
  return addDays(month === 12 ? `${year + 1}-01-01` : `${year}-${String(month + 1).padStart(2, '0')}-01`, -1)
}

/** One dividend: for those who hold at the end of a half or quarter. Days are numbers of the market's open days. */
type Payout = { months: number; end: Day; exIndex: number; exDay: Day }

/**
 * Who holds on the record day gets it, so the first day without is as long before as a trade takes to settle, less one.
 */
function payoutOf(market: Market, months: number): Payout {
  const days = tradingDays(market)
  const end = monthEnd(months)
  const record = days.upTo(dayNumber(end))
  const exIndex = market === 'jpy' ? record - 1 : record
  return { months, end, exIndex, exDay: days.dayAt(exIndex) }
}

/** Months since the year 0. */
function monthsOf(day: Day): number {
  return Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)) - 1
}

/** All payouts of a market's prices whose months follow each other from a first one on. */
function payoutsFrom(market: Market, shift: number): Payout[] {
  const days = tradingDays(market)
  const { months: every } = rhythm[market]
  const [first, last] = [monthsOf(days.dayAt(0)), monthsOf(days.dayAt(DAYS - 1))]
  const begin = first + ((((shift - first) % every) + every) % every)
  return Array.from({ length: Math.floor((last - begin) / every) }, (_, index) =>
    payoutOf(market, begin + index * every),
  ).filter(({ exIndex }) => exIndex > 0)
}

/** Of each day, how much of the last dividend its price still lacks: all on the ex day, none before the next one. */
function missingParts(payouts: readonly Payout[]): Float64Array {
  const parts = new Float64Array(DAYS + 1)
  for (const [index, { exIndex }] of payouts.entries()) {
    const next = payouts[index + 1]?.exIndex ?? DAYS
    for (let day = exIndex; day < next; day += 1) parts[day] = 1 - (day - exIndex) / (next - exIndex)
  }
  return parts
}

type Schedule = { payouts: readonly Payout[]; missing: Float64Array; lastOf: (day: number) => Payout | undefined }

function scheduleOf(market: Market, shift: number): Schedule {
  const payouts = payoutsFrom(market, shift)
  const last = new Int16Array(DAYS + 1).fill(-1)
  for (const [index, { exIndex }] of payouts.entries()) last.fill(index, exIndex)
  return { payouts, missing: missingParts(payouts), lastOf: (day) => payouts[last[Math.min(day, DAYS)] ?? -1] }
}

/** Cached: companies with the same months share one schedule. */
const schedules = new Map<string, Schedule>()

function scheduleFor(market: Market, shift: number): Schedule {
  const key = `${market} ${shift}`
  const known = schedules.get(key) ?? scheduleOf(market, shift)
  schedules.set(key, known)
  return known
}

/** The night that counts for the ex day begins after it; in New York the ex day begins at midnight. */
const LAST_MINUTE_WITH: Record<Market, number> = { jpy: 16 * 60, usd: 24 * 60 }

const none: Dividends = { lackingOn: () => 0, after: () => undefined, around: () => [] }

/** `level` is about what a share costs. */
export function dividendsOf(instrument: Instrument, level: number): Dividends {
  const { market, symbol, listedOn, delistedOn } = instrument
  const hash = hashedText(0, symbol)
  const part = yearlyPart(instrument, hashed(hash, 5) >>> 0)
  if (part === 0) return none
  const { months: every, until } = rhythm[market]
  // Half of Tokyo closes its books in March, the others by the month after a name that nobody knows.
  const shift = hash % 2 === 0 ? 2 : Math.abs(hash >> 4) % every
  const calendar = calendarOf[market]
  const days = tradingDays(market)
  const smallest = market === 'jpy' ? 1 : 100

  /** In yen or cents; a little more every few years. */
  function paidOf({ months }: Payout): number {
    const perPayout = ((level * part * every) / 12) * (1 + 0.01 * (Math.floor(months / 12) - 2026))
    return Math.max(1, Math.round(perPayout * smallest))
  }

  let known: Schedule | undefined
  const schedule = (): Schedule => (known ??= scheduleFor(market, shift))

  const exAtOf = ({ exIndex }: Payout): Instant =>
    localInstant(calendar, days.dayAt(exIndex - 1), LAST_MINUTE_WITH[market])

  function toDividend(payout: Payout): Dividend {
    const { exDay, end } = payout
    const payDay = businessDayFrom(addDays(end, until), calendar)
    return {
      exDay,
      exAt: exAtOf(payout),
      payDay,
      payAt: nextOpen(calendar, localInstant(calendar, payDay, 0)),
      perShare: written(paidOf(payout), market === 'jpy' ? 0 : 2),
    }
  }

  const isPaid = ({ exDay }: Payout): boolean => exDay > listedOn && (delistedOn === undefined || exDay < delistedOn)
  const all = (): Payout[] => schedule().payouts.filter(isPaid)

  return {
    lackingOn(day) {
      const { lastOf, missing } = schedule()
      const payout = lastOf(day)
      return payout && isPaid(payout) ? (paidOf(payout) / smallest) * (missing[day] ?? 0) : 0
    },
    after(now) {
      const next = all().find((payout) => exAtOf(payout) > now)
      return next && toDividend(next)
    },
    around(now) {
      const found = all()
      const next = found.findIndex((payout) => exAtOf(payout) > now)
      const end = next === -1 ? found.length : next
      return found
        .slice(Math.max(0, end - 3), end + 2)
        .toReversed()
        .map(toDividend)
    },
  }
}

/** Dividends as the page of an instrument lists them. */
export function toStockDividends(dividends: Dividends, now: Instant): StockDetail['dividends'] {
  return dividends.around(now).map(({ exDay, payDay, payAt, perShare }) => ({
    exDay,
    payDay,
    perShare,
    state: payAt <= now ? 'paid' : 'forecast',
  }))
}
