import type { Quote } from '@kabuto/domain/market'
import { type Amount, type Day, dayNumber, type Instant, type OrderSession } from '@kabuto/domain/shared'
import type { TradingDay } from './day.ts'
import type { Days } from './days.ts'
import { type Sums, sumsBy } from './path.ts'
import { hoursAt, quartersBy, runs, type TradingHours } from './tradingHours.ts'
import { tradingDays } from './tradingDays.ts'

/** The figures of an instrument at an instant, in steps of that day's price ladder. */
export type Figures = {
  day: TradingDay
  state: Quote['state']
  /** The price that trades, in whichever session. */
  price: number
  /** The last price of the regular session. */
  regular: number
  /** How far the price may go. */
  limit: TradingDay['limit']
  /** Nothing before the first trade. */
  traded: Pick<Sums, 'high' | 'low'> | undefined
  lots: number
  turnover: number
  /** Since when it has been so. */
  at: Instant
}

/** The regular session of a day so far. */
export function sumsOf(day: TradingDay, now: Instant): Sums | undefined {
  const { hours, path, open, close, openingLots, closingLots, ladder } = day
  if (now < hours.opening) return undefined
  const sums = sumsBy(path, quartersBy(hours.sessions.regular, now))
  const { unitsAt } = ladder
  sums.lots += openingLots
  sums.turnover += openingLots * path.unit * unitsAt(open)
  if (hours.closing !== undefined && now >= hours.closing) {
    sums.last = close
    sums.high = Math.max(sums.high, close)
    sums.low = Math.min(sums.low, close)
    sums.lots += closingLots
    sums.turnover += closingLots * path.unit * unitsAt(close)
  }
  // The turnover is computed from mean prices, so it is kept within what low and high allow.
  sums.turnover = Math.max(
    sums.lots * path.unit * unitsAt(sums.low),
    Math.min(sums.turnover, sums.lots * path.unit * unitsAt(sums.high)),
  )
  return sums
}

const sessionNames = ['regular', 'pre', 'after'] as const

/** The session in which prices move now. */
function runningSession({ sessions }: TradingHours, now: Instant): OrderSession | undefined {
  for (const session of sessionNames) if (runs(sessions[session], now)) return session
  return undefined
}

/** The end of the hours that ended last: nothing has moved since. */
function quietSince({ sessions, closing, begins, opening }: TradingHours, now: Instant): Instant {
  const ends = sessionNames.flatMap((session) => sessions[session].spans.map(({ to }) => to))
  return Math.max(begins, ...[...ends, opening, closing ?? begins].filter((end) => end <= now))
}

function priceIn(days: Days, { index, sessions }: TradingHours, session: OrderSession, now: Instant): number {
  return sumsBy(days.sessionPath(session, index).path, quartersBy(sessions[session], now)).last
}

/** Of a day on which it trades. */
function tradingFigures(days: Days, hours: TradingHours, now: Instant): Figures {
  const day = days.on(hours.index)
  const sums = sumsOf(day, now)
  const session = runningSession(hours, now)
  const regular = sums?.last ?? day.base
  return {
    day,
    state: 'normal',
    regular,
    price: session === undefined || session === 'regular' ? regular : priceIn(days, hours, session, now),
    limit: days.sessionPath(session ?? 'regular', hours.index).limit,
    traded: sums,
    lots: sums?.lots ?? 0,
    turnover: sums?.turnover ?? 0,
    at: session === undefined ? quietSince(hours, now) : now,
  }
}

/** Of a day after trade has ended: only the last price is left. */
function still(figures: Figures, state: Quote['state']): Figures {
  const { day, regular } = figures
  return { ...figures, state, day: { ...day, base: regular }, price: regular, traded: undefined, lots: 0, turnover: 0 }
}

/** Before the first day: the price it is issued at. */
function unlisted(days: Days, now: Instant): Figures {
  const day = days.on(days.listing.first)
  return {
    day,
    state: 'notListed',
    price: day.base,
    regular: day.base,
    limit: day.limit,
    traded: undefined,
    lots: 0,
    turnover: 0,
    at: now,
  }
}

function delisted(days: Days): Figures {
  const day = days.on(days.listing.end - 1)
  return still(tradingFigures(days, day.hours, Math.min(day.hours.over, days.listing.haltedAt)), 'delisted')
}

function halted(days: Days, hours: TradingHours): Figures | undefined {
  const { market, haltedAt } = days.listing
  const then = hoursAt(market, haltedAt)
  if (!then) return undefined
  const figures = tradingFigures(days, then, haltedAt)
  const since = { ...figures, price: figures.regular, state: 'halted', at: haltedAt } as const
  return then.index === hours.index ? since : still(since, 'halted')
}

/** The figures of an instrument at an instant; nothing before the first day of all prices. */
export function figuresAt(days: Days, now: Instant, hours = hoursAt(days.listing.market, now)): Figures | undefined {
  if (!hours) return undefined
  const { first, end, haltedAt } = days.listing
  if (hours.index < first) return unlisted(days, now)
  if (hours.index >= end) return delisted(days)
  return now >= haltedAt ? halted(days, hours) : tradingFigures(days, hours, now)
}

/** The close of the last trading day by then; of one whose trade has ended the last price. */
export function officialClose(days: Days, day: Day): Amount | undefined {
  const { market, first, end, haltedAt } = days.listing
  const index = Math.min(tradingDays(market).upTo(dayNumber(day)), end - 1)
  if (index < first) return undefined
  const { close, ladder, hours } = days.on(index)
  if (hours.over <= haltedAt) return ladder.amountAt(close)
  const figures = figuresAt(days, hours.over)
  return figures?.day.ladder.amountAt(figures.regular)
}
