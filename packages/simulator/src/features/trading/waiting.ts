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
import type { Desk, MemberDesk } from '../../engine/context.ts'
import type { PositionRow, Waiting } from '../../rows/position.ts'

/** An order stands until its session ends. In Tokyo the auction after the last order still fills what stands. */
export function expiryOf(market: Market, now: Instant, session: OrderSession): Instant {
  const calendar = calendarOf[market]
  const close = nextClose(calendar, now, session)
  const auction = fillsAt(calendar, close, session) && !takesOrders(calendar, close, session)
  return auction ? sessionAt(calendar, close).to : close
}

type Sought = Pick<PositionRow, 'symbol' | 'side'> & { intent: 'open' | 'close' }

/**
 * Looks when the order will be filled next: prices are a function of time, so it stands fixed as soon as the order
 * does.
 */
export function seeking(
  desk: Pick<Desk, 'market'>,
  { symbol, side, intent }: Sought,
  waiting: Omit<Waiting, 'touch'>,
  from: Instant,
): Waiting {
  const { session, limit, expiresAt } = waiting
  const touch = desk.market.firstTouch(
    { symbol, session, buys: isBuy({ side, intent }), limit: limit ?? undefined },
    from,
    expiresAt,
  )
  return { ...waiting, touch: touch ?? null }
}

/** What is left of the order that opened a position, while it waits for the rest of its shares. */
export async function restOf(
  { work, account }: Pick<MemberDesk, 'work' | 'account'>,
  { id, orderNumber }: PositionRow,
): Promise<PositionRow | undefined> {
  return (await work.ownedBy('positions', account)).find(
    (row) => row.id !== id && row.orderNumber === orderNumber && row.state === 'pendingOrder',
  )
}

/** What is left after a part was filled looks on from the next second: the shares at this one are gone. */
export const NEXT_LOOK_MS = 1000
