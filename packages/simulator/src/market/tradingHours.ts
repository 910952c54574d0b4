import {
  type Calendar,
  calendarOf,
  type Day,
  inForce,
  type Instant,
  kinds,
  localInstant,
  type Market,
  type OrderSession,
} from '@kabuto/domain/shared'
import { DAYS, tradingDays } from './tradingDays.ts'

type Span = { from: Instant; to: Instant }

/** The hours of one session, joined without the pauses between them. */
export type SessionHours = { spans: readonly Span[]; seconds: number }

/** The trading hours of one day of a market, from the calendar of the domain. */
export type TradingHours = {
  index: number
  day: Day
  begins: Instant
  /** The first print of the day, and in Tokyo the last one, both at one price for all. */
  opening: Instant
  closing: Instant | undefined
  /** When the regular session prints nothing more. */
  over: Instant
  sessions: Record<OrderSession, SessionHours>
}

type Phase = Calendar['timetable'][number]['phases'][number]

function phasesOf(calendar: Calendar, day: Day): readonly Phase[] {
  return calendar.shortDays[day] ?? inForce(calendar.timetable, day).phases
}

function sessionHoursOf(spans: readonly Span[]): SessionHours {
  return { spans, seconds: spans.reduce((sum, { from, to }) => sum + (to - from) / 1000, 0) }
}

const auctions = new Set(['openingAuction', 'closingAuction'])

function makeHours(market: Market, index: number): TradingHours {
  const calendar = calendarOf[market]
  const day = tradingDays(market).dayAt(index)
  const phases = phasesOf(calendar, day).map(({ kind, from, to }) => ({
    kind,
    from: localInstant(calendar, day, from),
    to: localInstant(calendar, day, to),
  }))
  const hoursIn = (session: OrderSession): SessionHours =>
    sessionHoursOf(phases.filter(({ kind }) => kinds[kind].fills === session && !auctions.has(kind)))
  const regular = phases.filter(({ kind }) => kinds[kind].fills === 'regular')
  return {
    index,
    day,
    begins: phases[0]?.from ?? 0,
    opening: regular[0]?.from ?? 0,
    closing: phases.find(({ kind }) => kind === 'closingAuction')?.from,
    over: regular.at(-1)?.to ?? 0,
    sessions: { pre: hoursIn('pre'), regular: hoursIn('regular'), after: hoursIn('after') },
  }
}

/** Cached: the hours of a day never change, and there are no more days than `tradingDays` counts. */
const made: Record<Market, Map<number, TradingHours>> = { jpy: new Map(), usd: new Map() }

export function hoursOf(market: Market, index: number): TradingHours {
  const known = made[market].get(index) ?? makeHours(market, index)
  made[market].set(index, known)
  return known
}

const DAY_MS = 86_400_000

function searchHours(market: Market, now: Instant): TradingHours | undefined {
  const today = Math.floor((now + calendarOf[market].offsetAt(now)) / DAY_MS)
  const index = Math.min(DAYS - 1, tradingDays(market).upTo(today))
  // An evening may already belong to the day after, a morning still to the day before.
  const near = [index + 1, index, index - 1].filter((one) => one >= 0 && one < DAYS).map((one) => hoursOf(market, one))
  return near.find(({ begins }) => begins <= now)
}

/** The last answer, and until when it holds. */
const recent: Record<Market, { hours: TradingHours; until: Instant } | undefined> = { jpy: undefined, usd: undefined }

/** The day whose hours have begun last; before the first of all there is none. It stays until the next one begins. */
export function hoursAt(market: Market, now: Instant): TradingHours | undefined {
  const known = recent[market]
  if (known && now >= known.hours.begins && now < known.until) return known.hours
  const hours = searchHours(market, now)
  if (hours)
    recent[market] = { hours, until: hours.index + 1 < DAYS ? hoursOf(market, hours.index + 1).begins : Infinity }
  return hours
}

const QUARTER = 250
export const QUARTERS = 4

/** How many quarter-seconds of a session have begun. */
export function quartersBy({ spans }: SessionHours, now: Instant): number {
  let quarters = 0
  for (const { from, to } of spans) {
    if (now < from) return quarters
    quarters += now >= to ? (to - from) / QUARTER : Math.floor((now - from) / QUARTER) + 1
  }
  return quarters
}

/** When a quarter-second of a session begins, counted from 0. */
export function instantOf({ spans }: SessionHours, quarter: number): Instant {
  let left = quarter * QUARTER
  for (const { from, to } of spans) {
    if (left < to - from) return from + left
    left -= to - from
  }
  return spans.at(-1)?.to ?? 0
}

export function runs({ spans }: SessionHours, now: Instant): boolean {
  for (const { from, to } of spans) if (now >= from && now < to) return true
  return false
}
