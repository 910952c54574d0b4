import type { Language } from '../language.ts'
import type { Day } from './days.ts'
import type { Zone } from './zone.ts'

/** The two markets, by the currency they trade in (decisions §4). */
export type Market = 'jpy' | 'usd'

/** The session that an order is for. */
export const orderSessions = ['pre', 'regular', 'after'] as const
export type OrderSession = (typeof orderSessions)[number]

export const sessionKinds = [
  'closed',
  'orderEntry',
  'openingAuction',
  'morning',
  'lunch',
  'afternoon',
  'preClosing',
  'closingAuction',
  'pre',
  'regular',
  'after',
] as const
export type SessionKind = (typeof sessionKinds)[number]

export type HolidayName = Record<Language, string>
export type ClosedDays = Readonly<Record<Day, HolidayName>>

/**
 * Part of a day, in minutes past its midnight; below zero it begins on the evening before and still belongs to the day.
 */
export type Phase = { kind: Exclude<SessionKind, 'closed'>; from: number; to: number; tradesNextDay?: true }

/** All that a market's time follows, as data: a new timetable is one more row with the day it begins on. */
export type Calendar = Zone & {
  market: Market
  closedDays: ClosedDays
  timetable: readonly [{ from: Day; phases: readonly Phase[] }, ...{ from: Day; phases: readonly Phase[] }[]]
  /** Days with a timetable of their own. */
  shortDays: Readonly<Record<Day, readonly Phase[]>>
  /** Business days from trade to settlement, by the day of the trade. */
  settlement: readonly [{ from: Day; days: number }, ...{ from: Day; days: number }[]]
}

/** Which orders each kind of session takes, and which it fills. */
export const kinds: Record<SessionKind, { takes: readonly OrderSession[]; fills?: OrderSession }> = {
  closed: { takes: [] },
  orderEntry: { takes: ['regular'] },
  openingAuction: { takes: ['regular'], fills: 'regular' },
  morning: { takes: ['regular'], fills: 'regular' },
  lunch: { takes: [] },
  afternoon: { takes: ['regular'], fills: 'regular' },
  preClosing: { takes: ['regular'] },
  closingAuction: { takes: [], fills: 'regular' },
  // Orders for the day's regular session are already taken while the early one trades, in both markets.
  pre: { takes: ['pre', 'regular'], fills: 'pre' },
  regular: { takes: ['regular'], fills: 'regular' },
  after: { takes: ['after'], fills: 'after' },
}
