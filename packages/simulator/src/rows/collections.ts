import type { AppealRecord, Member } from '@kabuto/domain/account'
import type { AuditEntry, ClockSetting, Fault, QueueItem } from '@kabuto/domain/backoffice'
import type { BlockApplication } from '@kabuto/domain/blocks'
import type { Card } from '@kabuto/domain/cards'
import type { FollowOrder, PortfolioHolding } from '@kabuto/domain/follow'
import type { Deposit, Exchange, Proceeds, Withdrawal } from '@kabuto/domain/funds'
import type { Identity } from '@kabuto/domain/identity'
import type { CreditTopUp, Loan, Repayment } from '@kabuto/domain/loans'
import type { Drawn, IpoApplication, RaiseApplication } from '@kabuto/domain/offerings'
import { type Amount, type Currency, type Day, type Envelope, type Instant, tokyoInstant } from '@kabuto/domain/shared'
import type { Message } from '@kabuto/domain/support'
import type { Dividend, Fill } from '@kabuto/domain/trading'
import type { IntentEntry, NewsEntry, NoticeEntry, ProductEntry } from './content.ts'
import type { Balances, JournalEntry } from './accounts.ts'
import type { Row } from './row.ts'
import { dueOfPosition, type PositionRow } from './position.ts'

/** Older books stored the day only, which began in Tokyo. */
type UnsettledRow = Row & Omit<Proceeds, 'from'> & { from?: Instant; currency: Currency }

/**
 * The next check of a stake, and the proceeds that paid for it and were not settled yet. Older books have no end of the
 * product: such a stake runs for its term.
 */
type Stake = { next: Instant; proceeds?: readonly Proceeds[]; productEndsAt?: string | null }

/**
 * The total at the end of a day, and how much had come in from outside by then: what the next day's change is counted
 * from.
 */
type DayEnd = { day: Day; total: Amount; outside: Amount }

/** Every collection of the books with the rows it holds. What belongs to a member is owned by their account. */
export type Collections = {
  config: Row & { value: string }
  /** Secrets of the server: they seal quotes and draws. */
  secrets: Row & { value: string }
  /**
   * The anchor of the simulated clock: at this real time it was that time on the market, and since then it runs so many
   * times as fast.
   */
  clock: Row & { mode: ClockSetting['mode']; market: Instant; wall: Instant; speed: number }
  members: Row &
    Omit<Member, 'account' | 'fundPasswordSet' | 'permissions' | 'clockBarred'> & {
      passwordHash: string
      fundPasswordHash: string
      isAdmin: boolean
      joinedAt: Instant
    }
  inviteCodes: Row & { account: string | null }
  sessions: Row & { account: string; device: string; openedAt: Instant; expiresAt: Instant; seenAt: Instant }
  codes: Row & { hash: string; expiresAt: Instant; left: number }
  attempts: Row & { wrong: number; lockedUntil: Instant }
  answers: Row & { path: string; fingerprint: string; http: number; body: Envelope; at: Instant }
  counters: Row & { orders: number }

  balances: Row & Balances
  entries: Row & JournalEntry
  unsettled: UnsettledRow
  /** The last day end that was written down; the next one falls due. */
  dayEnds: Row & DayEnd & { next: Instant }
  days: Row & DayEnd

  positions: PositionRow
  endedPositions: PositionRow
  /** Which positions, and parts of them, were day trades: the list of all applications. */
  dayTrades: Row
  fills: Row & Omit<Fill, 'names'>
  dividends: Row & Omit<Dividend, 'names'> & { payAt: Instant }
  /** What US orders have cost exactly on one day: rounded up once a day and kind. */
  usDays: Row & { day: Day; exact: Record<string, Amount> }
  /** Exists while there is a position on margin: the next daily check, and the open margin call. */
  margins: Row & { next: Instant; call: { due: Day; closeAt: Instant } | null }

  deposits: Row & Deposit
  withdrawals: Row & Withdrawal
  exchanges: Row & Exchange
  loans: Row & Loan
  repayments: Row & Repayment
  topUps: Row & CreditTopUp
  cards: Row & Card & { number: string }
  identities: Row & Identity & { fullNumber: string }
  appeals: Row & AppealRecord & { decidesAt: string }
  uploads: Row & { account: string; purpose: string; type: string; bytes: number; at: Instant }
  watchlists: Row & { jpy: string[]; usd: string[] }

  /** How many members have applied, all tickets once the time to apply was over, and the draw once it was made. */
  offers: Row & {
    applications: number
    sealed: { tickets: Drawn['tickets']; ticketsHash: string } | null
    drawn: { entropy: string; results: Drawn['results'] } | null
  }
  tickets: Row & { number: number; lots: number }
  ipoApplications: Row & Omit<IpoApplication, 'names' | 'draw' | 'deadline'> & { drawAt: Instant; booked: boolean }
  raises: Row & { lots: number }
  raiseApplications: Row & Omit<RaiseApplication, 'symbol' | 'names'>
  blockOffers: Row & { taken: number; closedReason: string | null }
  blockApplications: Row & Omit<BlockApplication, 'names'>
  followOrders: Row & Omit<FollowOrder, 'productEndsAt'> & Stake
  holdings: Row & Omit<PortfolioHolding, 'productEndsAt'> & Stake

  notices: Row & Omit<NoticeEntry, 'daysBefore' | 'at'> & { publishedAt: Instant }
  news: Row & Omit<NewsEntry, 'daysBefore' | 'at'> & { publishedAt: Instant }
  products: Row & ProductEntry
  intents: Row & IntentEntry
  /** Notices to one member alone. */
  memberNotices: Row & Omit<NoticeEntry, 'daysBefore' | 'at'> & { publishedAt: Instant }
  readNotices: Row & { ids: string[] }
  messages: Row & Message
  queue: Row & { item: QueueItem }
  audit: Row & AuditEntry
  faults: Row & { fault: Fault }
}

export type CollectionName = keyof Collections

function whilePending(at: string, state: string): Instant | undefined {
  return state === 'pending' ? Date.parse(at) : undefined
}

/** The next due event of an application: the draw, the payment deadline, the day of issue. */
function dueOfApplication({
  state,
  drawAt,
  payDeadline,
  issueDate,
  booked,
}: Collections['ipoApplications']): Instant | undefined {
  if (state === 'awaitingDraw') return drawAt
  if (state === 'won') return Date.parse(payDeadline)
  return state === 'paymentComplete' && !booked ? openingOf(issueDate) : undefined
}

type DueOf<Name extends CollectionName> = (row: Collections[Name]) => Instant | undefined

/** When Tokyo opens on a day. */
const openingOf = (day: Day): Instant => Date.parse(`${day}T09:00:00+09:00`)

/** The instant from which on it is settled. */
export function settledFromOf({ settles, from }: UnsettledRow): Instant {
  return from ?? tokyoInstant(settles)
}

/** When a row changes by itself, for the collections whose rows do. */
const dues: { [Name in CollectionName]?: DueOf<Name> } = {
  positions: dueOfPosition,
  unsettled: settledFromOf,
  dayEnds: ({ next }) => next,
  dividends: ({ state, payAt }) => (state === 'due' ? payAt : undefined),
  margins: ({ next, call }) => (call ? Math.min(next, call.closeAt) : next),
  deposits: ({ state, decidedAt }) => whilePending(decidedAt, state),
  withdrawals: ({ state, decidedAt }) => whilePending(decidedAt, state),
  loans: ({ state, reviewedAt }) => whilePending(reviewedAt, state),
  topUps: ({ state, reviewedAt }) => whilePending(reviewedAt, state),
  identities: ({ state, decidedAt }) =>
    state === 'underReview' && decidedAt !== null ? Date.parse(decidedAt) : undefined,
  appeals: ({ state, decidesAt }) => whilePending(decidesAt, state),
  blockApplications: ({ state, decidedAt }) => whilePending(decidedAt, state),
  raiseApplications: ({ state, decidedAt }) => (decidedAt === null ? undefined : whilePending(decidedAt, state)),
  ipoApplications: dueOfApplication,
  followOrders: ({ state, next }) => (state === 'inProgress' ? next : undefined),
  holdings: ({ state, next }) => (state === 'inProgress' ? next : undefined),
}

/** Whether rows of a collection can fall due. */
export const fallsDue = (collection: CollectionName): boolean => collection in dues

export function dueAt(collection: CollectionName, row: Collections[CollectionName]): Instant | undefined {
  return (dues[collection] as DueOf<CollectionName> | undefined)?.(row)
}
