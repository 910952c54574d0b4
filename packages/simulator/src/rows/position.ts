import type { Charged, FeeLine, Position } from '@kabuto/domain/trading'
import { isOnMargin } from '@kabuto/domain/trading'
import {
  type Amount,
  type Currency,
  type Day,
  type Instant,
  type Market,
  type OrderSession,
  times,
} from '@kabuto/domain/shared'
import type { Claim } from './accounts.ts'

export const uncharged: Charged = { value: '0', quantity: 0, fees: '0' }

/**
 * The next fill of an order: never worse than its limit. `size` is how many whole shares there are at that price.
 * Stored under `touch`.
 */
export type ExpectedFill = { at: Instant; price: Amount; size: number; auction?: true }

/** A waiting order. Its next fill is known in advance, because prices are a function of time. */
export type WaitingOrder = {
  orderNumber: string
  type: Position['type']
  session: OrderSession
  limit: Amount | null
  orderedAt: Instant
  expiresAt: Instant
  /** The price that cash was held at. */
  reserve: Amount
  touch: ExpectedFill | null
  charged: Charged
  /** The record of earlier fills of the order: the position they opened, or the part they closed. */
  joins: string | null
}

export type Opened = { at: Instant; price: Amount; value: Amount; margin: Amount; feeLines: FeeLine[]; settlesOn: Day }
type Closed = {
  orderNumber: string
  at: Instant
  price: Amount
  value: Amount
  feeLines: FeeLine[]
  settlesOn: Day
}

/**
 * A position with everything that its figures are computed from; the figures of now (last price, profit) are not
 * stored.
 */
export type PositionRow = {
  id: string
  account: string
  orderNumber: string
  symbol: string
  market: Market
  side: Position['side']
  leverage: Position['leverage']
  origin: Position['origin']
  type: Position['type']
  session: OrderSession
  state: Position['state']
  orderedAt: Instant
  limit: Amount | null
  quantity: number
  /** In how many fills it was opened and closed. */
  fills: number
  /** What the waiting order holds of the available cash. */
  held: Amount
  waiting: WaitingOrder | null
  /** The id under which it was opened: a part that is sold has another one. */
  openedAs: string | null
  opened: Opened | null
  closed: Closed | null
  /** When it closes by itself: a day trade at the close, what is delisted when it leaves the market. */
  closesAt: Instant | null
  /** The next ex-dividend time; none before it is opened, or if none is paid. */
  exAt: Instant | null
  lockedThrough: Day | null
  issueDay: Day | null
  endedAt: Instant | null
  endedBy: Position['endedBy'] | null
}

export function currencyOfRow({ market }: Pick<PositionRow, 'market'>): Currency {
  return market === 'jpy' ? 'JPY' : 'USD'
}

/** An order holds cash, a position on credit its margin, shares what they were bought for. */
export function claimOfPosition(row: PositionRow): Claim[] {
  const currency = currencyOfRow(row)
  if (row.state === 'pendingOrder') return [{ account: 'frozen', currency, amount: row.held }]
  if (!row.opened || row.closed) return []
  return isOnMargin(row)
    ? [{ account: 'margin', currency, amount: row.opened.margin }]
    : [{ account: 'shares', currency, amount: row.opened.value }]
}

/** When a position changes by itself: it is filled, expires, gets a dividend, or closes at the end of its day. */
export function dueOfPosition({ state, waiting, closesAt, exAt, closed }: PositionRow): Instant | undefined {
  const ordered = waiting ? Math.min(waiting.touch?.at ?? Infinity, waiting.expiresAt) : Infinity
  const closes = state === 'holding' && !waiting ? (closesAt ?? Infinity) : Infinity
  const first = Math.min(ordered, closes, closed ? Infinity : (exAt ?? Infinity))
  return Number.isFinite(first) ? first : undefined
}

export function valueOf(price: Amount, quantity: number): Amount {
  return times(price, String(quantity))
}
