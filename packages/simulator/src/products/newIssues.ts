import type { Instrument } from '@kabuto/domain/market'
import {
  addDays,
  type Amount,
  businessDaysBefore,
  type Day,
  type Instant,
  tokyoInstant,
  tokyoTime,
} from '@kabuto/domain/shared'
import type { MarketData } from '../engine/marketData.ts'
import { ANNOUNCED_BEFORE } from '../market/listing.ts'

type Step = 'from' | 'deadline' | 'draw' | 'pay'

const steps = ['from', 'deadline', 'draw', 'pay'] as const
const hours: Record<Step, number> = { from: 9 * 60, deadline: 15 * 60, draw: 18 * 60, pay: 14 * 60 }
/** How many business days before the listing each step of an offer comes. */
const daysOfList: Record<Step, number> = { from: 12, deadline: 8, draw: 7, pay: 4 }
/**
 * Of the companies that go on coming every third day, five days to apply and three until the draw: so there is always
 * one that takes applications, and one that waits for its draw.
 */
const daysOfIssue: Record<Step, number> = { from: 16, deadline: 11, draw: 8, pay: 4 }

/** An offer is listed until so many days after the listing, from the announcement of the company on. */
const OFFERED_AFTER = 30
/** So far ahead the next draw is looked for. */
const FARTHEST_DRAW = 60

/** When each step of an offer comes, and at what price its shares are issued. */
export type IssuePlan = Record<Step, Instant> & { price: Amount | undefined }

function planned(market: MarketData, { symbol, listedOn }: Instrument): IssuePlan {
  const isIssue = market.issues(listedOn, listedOn).some((issue) => issue.symbol === symbol)
  const days = isIssue ? daysOfIssue : daysOfList
  const at = (step: Step): Instant => tokyoInstant(businessDaysBefore(listedOn, days[step]), hours[step])
  const [from, deadline, draw, pay] = steps.map(at) as [Instant, Instant, Instant, Instant]
  // Of what is not listed yet the price is the one it is issued at, and so it stays afterwards.
  return { from, deadline, draw, pay, price: market.quote(symbol, from)?.price }
}

const plans = new WeakMap<MarketData, Map<string, IssuePlan>>()

/** Worked out once a company: it never changes. */
export function planOf(market: MarketData, instrument: Instrument): IssuePlan {
  const known = plans.get(market) ?? new Map<string, IssuePlan>()
  plans.set(market, known)
  const plan = known.get(instrument.symbol) ?? planned(market, instrument)
  known.set(instrument.symbol, plan)
  return plan
}

type Span = { first: Day; last: Day }

/** The days of listings whose offers are shown. */
function offeredSpan(now: Instant): Span {
  const { day } = tokyoTime(now)
  return { first: addDays(day, -OFFERED_AFTER), last: addDays(day, ANNOUNCED_BEFORE) }
}

function isIn({ kind, market, listedOn }: Instrument, { first, last }: Span): boolean {
  return market === 'jpy' && kind === 'stock' && listedOn >= first && listedOn <= last
}

function listedIn(market: MarketData, span: Span): Instrument[] {
  return [
    ...market.instruments('jpy').filter((instrument) => isIn(instrument, span)),
    ...market.issues(span.first, span.last),
  ]
}

export function isOffered(instrument: Instrument, now: Instant): boolean {
  return isIn(instrument, offeredSpan(now))
}

/** New issues follow from the market itself: what will be listed is offered before. */
export function offeredIssues(market: MarketData, now: Instant): Instrument[] {
  return listedIn(market, offeredSpan(now))
}

/** The time of the next draw, announced or not. */
export function nextDrawAt({ market, now }: { market: MarketData; now: Instant }): Instant | undefined {
  const { day } = tokyoTime(now)
  const draws = listedIn(market, { first: day, last: addDays(day, FARTHEST_DRAW) })
    .map((instrument) => planOf(market, instrument).draw)
    .filter((at) => at > now)
  return draws.length > 0 ? Math.min(...draws) : undefined
}

/** The search for the next draw ends here: before this day there is none. */
export function noDrawBefore(now: Instant): Day {
  return businessDaysBefore(addDays(tokyoTime(now).day, FARTHEST_DRAW + 1), daysOfIssue.draw)
}
