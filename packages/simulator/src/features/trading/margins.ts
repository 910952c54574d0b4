import { type Amount, type Instant, nextClose, tokyo, tokyoInstant, tokyoTime } from '@kabuto/domain/shared'
import { isOnMargin, type MarginCall, marginCall, marginRatio } from '@kabuto/domain/trading'
import type { Collections } from '../../rows/collections.ts'
import type { AccountContext } from '../../engine/context.ts'
import { type Held, heldPositions, marginAccount } from '../../books/positions/held.ts'
import { uncharged } from '../../rows/position.ts'
import { notify } from '../../records/notices.ts'
import { closeShares } from './closing.ts'
import { marginNotice } from './marginNotice.ts'

type MarginRow = Collections['margins']

/** The daily check comes when the closing auction is over. */
const AFTER_CLOSE_MS = 2 * 60_000
/** Facts §8: what was not covered is closed at the afternoon's opening of the day it was due on. */
const FORCED_CLOSE = 12 * 60 + 30

function nextCheck(now: Instant): Instant {
  return nextClose(tokyo, now) + AFTER_CLOSE_MS
}

/** From the first position on margin on, the margin is checked once a day. */
export async function watchMargin({ work, account, now }: AccountContext): Promise<void> {
  if (await work.get('margins', account)) return
  work.put('margins', { id: account, next: nextCheck(now), call: null }, account)
}

/** The other side of the book; where there is none, the last price. */
function priceFor({ market, now }: AccountContext, { symbol, side }: Held): Amount {
  const quoted = market.quoted(symbol, now)
  if (!quoted) throw new Error(`${symbol} has no price`)
  return (side === 'long' ? quoted.bid : quoted.ask) ?? quoted.last
}

async function closeAll(context: AccountContext, held: readonly Held[]): Promise<void> {
  for (const row of held) {
    await closeShares(
      context,
      row,
      row.opened,
      { price: priceFor(context, row) },
      { orderNumber: row.orderNumber, charged: uncharged, by: 'marginCall' },
    )
  }
}

/** A margin call stays open from its first day until the ratio is above the floor again. */
function callAfter(before: MarginRow['call'], called: MarginCall | undefined): MarginRow['call'] {
  if (!called) return null
  return before ?? { due: called.due, closeAt: tokyoInstant(called.due, FORCED_CLOSE) }
}

/**
 * The daily check: below the floor a margin call is made, due in two business days; if it is not met by then, all
 * positions on margin are closed.
 */
export async function checkMargin(context: AccountContext, row: MarginRow): Promise<void> {
  const { work, now } = context
  const all = await heldPositions(context)
  const held = all.filter(isOnMargin)
  if (held.length === 0) return work.remove('margins', row.id)
  const around = await marginAccount(context, all)
  const called = marginCall(around, tokyoTime(now).day)
  if (called && row.call && now >= row.call.closeAt) {
    await closeAll(context, held)
    return work.remove('margins', row.id)
  }
  const call = callAfter(row.call, called)
  if (called && call && !row.call)
    notify(
      context,
      marginNotice({ ratio: marginRatio(around) ?? '0', cover: called.cover, closeAt: call.closeAt, now }),
    )
  return work.put('margins', { ...row, next: row.next <= now ? nextCheck(now) : row.next, call })
}
