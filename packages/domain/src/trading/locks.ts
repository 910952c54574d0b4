import { type Refusal, refuse } from '../shared/refusal/refusal.ts'
import { calendarOf } from '../shared/time/calendars.ts'
import type { Market } from '../shared/time/calendar.ts'
import { nextOpen, tradeDayAt } from '../shared/time/sessions.ts'
import { type Day, type Instant, toIso, tokyoInstant } from '../shared/time/tokyoTime.ts'
import { localInstant } from '../shared/time/zone.ts'
import type { Lock, Position } from './entities.ts'
import { isOnMargin } from './margin.ts'

/** Specification §9: no sale for fifteen minutes after purchase; the simulation's own rule. */
export const SELL_LOCK_MS = 15 * 60_000

export type LockFacts = {
  market: Market
  side: Position['side']
  leverage: Position['leverage']
  origin: Position['origin']
  /** The last fill that opened the position or added to it. */
  lastOpened: Instant
  /** Block and placing products: the last day of the lock-up. */
  lockedThrough?: Day | undefined
  /** IPO: the day of the listing. */
  issueDay?: Day | undefined
}

/** Of an issue: all cash shares that are held, and those of them that today's proceeds of it bought. */
export type IssueHeld = { held: number; lockedToday: number }

const OPENING = 9 * 60
const LAST_MINUTE = 24 * 60 - 1
/** Shares that did not come over the market. */
export const bookedOrigins: ReadonlySet<Position['origin']> = new Set(['ipo', 'raise', 'block'])

/** The first opening of another trade day: after lunch is the same one, and a night in the PTS belongs to the next. */
function nextDayOpening(market: Market, instant: Instant): Instant {
  const calendar = calendarOf[market]
  const day = tradeDayAt(calendar, instant)
  let next = nextOpen(calendar, instant)
  while (tradeDayAt(calendar, next) === day) next = nextOpen(calendar, next)
  return next
}

function lock(until: Instant, rule: Lock['rule']): Lock {
  return { until: toIso(until), rule }
}

/** Every lock of a position, whether it still holds or not (decisions §6). */
export function sellLocks({ market, side, leverage, origin, lastOpened, lockedThrough, issueDay }: LockFacts): Lock[] {
  const calendar = calendarOf[market]
  return [
    ...(isOnMargin({ side, leverage, origin }) ? [] : [lock(lastOpened + SELL_LOCK_MS, 'minutes')]),
    ...(bookedOrigins.has(origin) ? [lock(nextDayOpening(market, lastOpened), 'tPlus1')] : []),
    ...(lockedThrough === undefined
      ? []
      : [lock(nextOpen(calendar, localInstant(calendar, lockedThrough, LAST_MINUTE)), 'closedPeriod')]),
    ...(issueDay === undefined ? [] : [lock(tokyoInstant(issueDay, OPENING), 'issueDate')]),
  ]
}

/** The latest of the locks that still hold. */
export function latestLock(locks: readonly Lock[], now: Instant): Lock | undefined {
  return locks
    .filter(({ until }) => Date.parse(until) > now)
    .toSorted((one, other) => Date.parse(other.until) - Date.parse(one.until))[0]
}

export function lockRefusal({ until, rule }: Lock): Refusal {
  return refuse('sellLocked', { until, rule })
}

/** How many cash shares of an issue can be sold today. */
export function freeToday({ held, lockedToday }: IssueHeld): number {
  return Math.max(0, held - lockedToday)
}

/**
 * Every lock of so many shares of a position: its own, and where they could not be sold without those that today's
 * proceeds of the issue bought, the next day's opening.
 */
export function locksOf(facts: LockFacts & { quantity: number; issue: IssueHeld }, now: Instant): Lock[] {
  const { market, quantity, issue } = facts
  const round = !isOnMargin(facts) && issue.lockedToday > 0 && quantity > freeToday(issue)
  return [...sellLocks(facts), ...(round ? [lock(nextDayOpening(market, now), 'sameDay')] : [])]
}
