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

/** Hours in which prices move one after the other, as if no pause lay between them. */
export type Course = { spans: readonly Span[]; seconds: number }

/** What happens when on one day of a market, as the calendar of the domain tells it. */
export type Sheet = {
  index: number
  day: Day
  begins: Instant
  /** The first print of the day, and in Tokyo the last one, both at one price for all. */
  opening: Instant
  closing: Instant | undefined
  /** When the regular session prints nothing more. */
  over: Instant
  courses: Record<OrderSession, Course>
}

type Phase = Calendar['timetable'][number]['phases'][number]

function phasesOf(calendar: Calendar, day: Day): readonly Phase[] {
  return calendar.shortDays[day] ?? inForce(calendar.timetable, day).phases
}

function courseOf(spans: readonly Span[]): Course {
  return { spans, seconds: spans.reduce((sum, { from, to }) => sum + (to - from) / 1000, 0) }
}

const auctions = new Set(['openingAuction', 'closingAuction'])

function makeSheet(market: Market, index: number): Sheet {
  const calendar = calendarOf[market]
  const day = tradingDays(market).dayAt(index)
  const phases = phasesOf(calendar, day).map(({ kind, from, to }) => ({
    kind,
    from: localInstant(calendar, day, from),
    to: localInstant(calendar, day, to),
  }))
  const course = (session: OrderSession): Course =>
    courseOf(phases.filter(({ kind }) => kinds[kind].fills === session && !auctions.has(kind)))
  const regular = phases.filter(({ kind }) => kinds[kind].fills === 'regular')
  return {
    index,
    day,
    begins: phases[0]?.from ?? 0,
    opening: regular[0]?.from ?? 0,
    closing: phases.find(({ kind }) => kind === 'closingAuction')?.from,
    over: regular.at(-1)?.to ?? 0,
    courses: { pre: course('pre'), regular: course('regular'), after: course('after') },
  }
}

/** What a day is never changes, and there are no more of them than `tradingDays` counts. */
const made: Record<Market, Map<number, Sheet>> = { jpy: new Map(), usd: new Map() }

export function sheetOf(market: Market, index: number): Sheet {
  const known = made[market].get(index) ?? makeSheet(market, index)
  made[market].set(index, known)
  return known
}

const DAY_MS = 86_400_000

function searchSheet(market: Market, now: Instant): Sheet | undefined {
  const today = Math.floor((now + calendarOf[market].offsetAt(now)) / DAY_MS)
  const index = Math.min(DAYS - 1, tradingDays(market).upTo(today))
  // An evening may already belong to the day after, a morning still to the day before.
  const near = [index + 1, index, index - 1].filter((one) => one >= 0 && one < DAYS).map((one) => sheetOf(market, one))
  return near.find(({ begins }) => begins <= now)
}

/** The day that was asked for last, and until when it is the answer. */
const recent: Record<Market, { sheet: Sheet; until: Instant } | undefined> = { jpy: undefined, usd: undefined }

/** The day whose hours have begun last; before the first of all there is none. It stays until the next one begins. */
export function sheetAt(market: Market, now: Instant): Sheet | undefined {
  const known = recent[market]
  if (known && now >= known.sheet.begins && now < known.until) return known.sheet
  const sheet = searchSheet(market, now)
  if (sheet)
    recent[market] = { sheet, until: sheet.index + 1 < DAYS ? sheetOf(market, sheet.index + 1).begins : Infinity }
  return sheet
}

const QUARTER = 250
export const QUARTERS = 4

/** How many quarter-seconds of a course have begun. */
export function quartersBy({ spans }: Course, now: Instant): number {
  let quarters = 0
  for (const { from, to } of spans) {
    if (now < from) return quarters
    quarters += now >= to ? (to - from) / QUARTER : Math.floor((now - from) / QUARTER) + 1
  }
  return quarters
}

/** When a quarter-second of a course begins, counted from 0. */
export function instantOf({ spans }: Course, quarter: number): Instant {
  let left = quarter * QUARTER
  for (const { from, to } of spans) {
    if (left < to - from) return from + left
    left -= to - from
  }
  return spans.at(-1)?.to ?? 0
}

export function runs({ spans }: Course, now: Instant): boolean {
  for (const { from, to } of spans) if (now >= from && now < to) return true
  return false
}
