import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  addDays,
  type Calendar,
  calendarOf,
  type Day,
  fillsAt,
  localTime,
  type Market,
  takesOrders,
  toIso,
  tokyoInstant,
  tokyoTime,
  tradeDayAt,
} from '../shared/index.ts'
import { latestLock, type LockFacts, sellLocks } from './locks.ts'

const MINUTE = 60_000
const FIRST: Day = '2026-11-20'
/** Longer than any holidays, and any lock of the histories below. */
const WALKED = 30 * 24 * 60

const isOpen = (calendar: Calendar, now: number): boolean =>
  fillsAt(calendar, now, 'regular') && takesOrders(calendar, now, 'regular')

/** What keeps shares from being sold, as one who looks at the clock each minute sees it. */
type Watched = Record<'minutes' | 'tPlus1' | 'closedPeriod' | 'issueDate', boolean>

/**
 * A second, slow book of locks: it goes from minute to minute and never asks when something opens next, only whether it
 * is open now.
 */
function watch(facts: LockFacts): (now: number) => Watched {
  const { market, side, leverage, origin, lastOpened, lockedThrough, issueDay } = facts
  const calendar = calendarOf[market]
  const isCash = leverage === 1 && side === 'long' && origin !== 'dayTrade'
  const isBooked = ['ipo', 'raise', 'block'].includes(origin)
  const bookedFor = tradeDayAt(calendar, lastOpened)
  let anotherDayOpened = !isBooked
  let lockUpOver = lockedThrough === undefined
  return (now) => {
    const opens = isOpen(calendar, now)
    if (opens && tradeDayAt(calendar, now) !== bookedFor) anotherDayOpened = true
    if (opens && lockedThrough !== undefined && localTime(calendar, now).day > lockedThrough) lockUpOver = true
    const { day, minutes } = tokyoTime(now)
    return {
      minutes: isCash && now - lastOpened < 15 * MINUTE,
      tPlus1: !anotherDayOpened,
      closedPeriod: !lockUpOver,
      issueDate: issueDay !== undefined && (day < issueDay || (day === issueDay && minutes < 9 * 60)),
    }
  }
}

const facts = fc
  .record({
    market: fc.constantFrom<Market>('jpy', 'usd'),
    side: fc.constantFrom<LockFacts['side']>('long', 'short'),
    leverage: fc.constantFrom<LockFacts['leverage']>(1, 1, 2, 3),
    origin: fc.constantFrom<LockFacts['origin']>('continuous', 'auction', 'dayTrade', 'ipo', 'raise', 'block'),
    /** Over New Year, a change of clocks in New York and many weekends. */
    day: fc.integer({ min: 0, max: 500 }),
    minute: fc.integer({ min: 0, max: 24 * 60 - 1 }),
    lockedDays: fc.option(fc.integer({ min: 0, max: 12 }), { nil: undefined }),
    issuedAfter: fc.option(fc.integer({ min: 0, max: 12 }), { nil: undefined }),
  })
  .map(({ day, minute, lockedDays, issuedAfter, ...rest }): LockFacts => ({
    ...rest,
    lastOpened: tokyoInstant(addDays(FIRST, day), minute),
    lockedThrough: lockedDays === undefined ? undefined : addDays(FIRST, day + lockedDays),
    issueDay: issuedAfter === undefined ? undefined : addDays(FIRST, day + issuedAfter),
  }))

test('shares are locked in the minutes, and by the rules, that one who walks the minutes finds', () => {
  fc.assert(
    fc.property(facts, (some) => {
      const locks = sellLocks(some)
      const seen = watch(some)
      const freed: Record<string, number> = {}
      const wrong: string[] = []
      for (let minute = 0; minute < WALKED; minute += 1) {
        const now = some.lastOpened + minute * MINUTE
        const watched = Object.entries(seen(now)).filter(([, isLocked]) => isLocked)
        for (const [rule] of watched) freed[rule] = now + MINUTE
        const lock = latestLock(locks, now)
        if ((lock !== undefined) !== watched.length > 0) wrong.push(`${toIso(now)} ${lock?.rule} ${watched.join()}`)
      }
      expect(wrong).toEqual([])
      // And each rule until the minute at which it no longer holds.
      const held = locks.filter(({ until }) => Date.parse(until) > some.lastOpened)
      expect(Object.fromEntries(held.map(({ rule, until }) => [rule, Date.parse(until)]))).toEqual(freed)
    }),
    { numRuns: 25, seed: 20_261_120 },
  )
})
