import {
  calendarOf,
  fillsAt,
  type Instant,
  type Market,
  nextClose,
  type OrderSession,
  sessionAt,
  takesOrders,
} from '@kabuto/domain/shared'
import { isBuy } from '@kabuto/domain/trading'
import type { MemberContext, RequestContext } from '../../engine/context.ts'
import type { PositionRow, WaitingOrder } from '../../rows/position.ts'

/**
 * An order expires at the end of its session. In Tokyo the closing auction, which takes no new orders, still fills it.
 */
export function expiryOf(market: Market, now: Instant, session: OrderSession): Instant {
  const calendar = calendarOf[market]
  const close = nextClose(calendar, now, session)
  const auction = fillsAt(calendar, close, session) && !takesOrders(calendar, close, session)
  return auction ? sessionAt(calendar, close).to : close
}

type FillSearch = Pick<PositionRow, 'symbol' | 'side'> & { intent: 'open' | 'close' }

/** Adds the next fill of an order: prices are a function of time, so it is known in advance. */
export function withExpectedFill(
  context: Pick<RequestContext, 'market'>,
  { symbol, side, intent }: FillSearch,
  waiting: Omit<WaitingOrder, 'touch'>,
  from: Instant,
): WaitingOrder {
  const { session, limit, expiresAt } = waiting
  const touch = context.market.firstFill(
    { symbol, session, buys: isBuy({ side, intent }), limit: limit ?? undefined },
    from,
    expiresAt,
  )
  return { ...waiting, touch: touch ?? null }
}

/** The unfilled rest of the order that opened a position. */
export async function restOf(
  { work, account }: Pick<MemberContext, 'work' | 'account'>,
  { id, orderNumber }: PositionRow,
): Promise<PositionRow | undefined> {
  return (await work.ownedBy('positions', account)).find(
    (row) => row.id !== id && row.orderNumber === orderNumber && row.state === 'pendingOrder',
  )
}

/** After a partial fill the search goes on in the next second: the shares of this one are gone. */
export const NEXT_SEARCH_MS = 1000
