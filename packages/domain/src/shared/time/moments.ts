import type { Instant } from './zone.ts'

const tokyo = (text: string): Instant => Date.parse(`${text}+09:00`)

/** An instant of every kind of day, for samples, stories and tests: each is what its name says (moments.test.ts). */
export const moments = {
  /** That of all pictures (DESIGN §11): a Friday in the afternoon session, New York asleep. */
  pictures: tokyo('2026-11-20T14:32:00'),
  beforeOrders: tokyo('2026-11-20T07:30:00'),
  /** Orders are taken, and filled from the opening on. */
  beforeOpening: tokyo('2026-11-20T08:30:00'),
  morning: tokyo('2026-11-20T10:00:00'),
  lunch: tokyo('2026-11-20T11:45:00'),
  /** Day trades are no longer taken, orders are. */
  lastMinutes: tokyo('2026-11-20T15:22:00'),
  closingAuction: tokyo('2026-11-20T15:27:00'),
  closed: tokyo('2026-11-20T16:00:00'),
  /** Counts for the next trade day. */
  ptsNight: tokyo('2026-11-20T18:00:00'),
  lastMinuteOfFunds: tokyo('2026-11-20T19:29:00'),
  fundsClosed: tokyo('2026-11-20T19:30:00'),
  /** New York's regular session, in the PTS night. */
  newYork: tokyo('2026-11-20T23:45:00'),
  saturday: tokyo('2026-11-21T12:00:00'),
  /** 勤労感謝の日, a Monday. */
  holiday: tokyo('2026-11-23T10:00:00'),
  /** Thanksgiving: New York stays closed on a Thursday on which Tokyo trades. */
  newYorkHoliday: tokyo('2026-11-26T23:45:00'),
  /** A short day in New York, over at one. */
  newYorkShortDay: tokyo('2026-11-28T03:30:00'),
  lastDayOfYear: tokyo('2026-12-30T14:32:00'),
  newYear: tokyo('2027-01-01T10:00:00'),
  /** The first Monday of summer time in New York: it opens an hour earlier in Tokyo. */
  summerTime: tokyo('2027-03-15T22:45:00'),
} as const satisfies Record<string, Instant>
