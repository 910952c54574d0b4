import type { Instrument } from '../market/instrument.ts'
import { type Blocks, checkBlocks } from '../shared/blocks.ts'
import { advance, canHappen } from '../shared/machine/machine.ts'
import { type Refusal, refuse } from '../shared/refusal/refusal.ts'
import type { OrderSession } from '../shared/time/calendar.ts'
import type { Instant } from '../shared/time/tokyoTime.ts'
import type { Most, Position } from './entities.ts'
import { freeToday, type IssueHeld, latestLock, type LockFacts, lockRefusal, locksOf } from './locks.ts'
import { positionMachine } from './machines.ts'
import { isOnMargin } from './margin.ts'
import { checkMarket, checkSession, parseQuantity } from './order.ts'
import { checkPrice, type Quoted } from './price.ts'

export type SellDraft = { quantity: string; type: 'market' | 'limit'; price: string; session: OrderSession }

/** All that decides about a closing order, besides the draft. */
export type SellContext = {
  now: Instant
  blocks: Blocks
  instrument: Instrument
  quote: Quoted
  position: Pick<Position, 'state' | 'side' | 'leverage' | 'origin' | 'quantity' | 'closing'>
  facts: Pick<LockFacts, 'lastOpened' | 'lockedThrough' | 'issueDay'>
  issue: IssueHeld
}

/** Shares that are not being sold already. */
export function sellableShares({ quantity, closing }: SellContext['position']): number {
  return closing ? quantity - closing.quantity : quantity
}

/** The most of a position that can be sold but for the locks that time opens. */
export function mostToSell({
  position,
  instrument,
  issue,
}: Pick<SellContext, 'position' | 'instrument' | 'issue'>): Most {
  const have = sellableShares(position)
  const free = isOnMargin(position) ? have : Math.min(have, freeToday(issue))
  return { quantity: free - (free % instrument.unit), bound: free < have ? 'sameDay' : 'shares' }
}

function checkShares(quantity: number, { position }: SellContext): Refusal[] {
  const have = sellableShares(position)
  return quantity > have
    ? [refuse('insufficientShares', { have, pending: position.closing?.quantity ?? 0 }, 'quantity')]
    : []
}

function checkLocks(quantity: number, { position, instrument, facts, issue, now }: SellContext): Refusal[] {
  const { market } = instrument
  const { side, leverage, origin } = position
  const holding = latestLock(locksOf({ market, side, leverage, origin, quantity, issue, ...facts }, now), now)
  return holding ? [lockRefusal(holding)] : []
}

/** Decisions §6: a position on margin is closed where it was opened, in the regular session. */
function checkFooting({ session }: SellDraft, position: SellContext['position']): Refusal[] {
  return session !== 'regular' && isOnMargin(position) ? [refuse('notAllowed', { rule: 'regularOnly' }, 'session')] : []
}

/** Specification §2, sell rules, in the order of the issue; the card names the latest lock that holds. */
export function checkSell(draft: SellDraft, context: SellContext): Refusal[] {
  const { now, blocks, instrument, position } = context
  const quantity = parseQuantity(draft.quantity, instrument.unit)
  const session = [...checkSession(draft), ...checkFooting(draft, position)]
  const price = checkPrice({ ...draft, side: position.side, intent: 'close' }, instrument, context)
  const step = advance(positionMachine, position.state, { on: 'sell' })
  return [
    ...checkBlocks(blocks, 'trade', now),
    ...checkMarket(instrument, draft.session, now),
    ...session,
    ...('refusal' in quantity ? [quantity.refusal] : checkShares(quantity.value, context)),
    ...('refusal' in price && session.length === 0 ? [price.refusal] : []),
    ...checkLocks('value' in quantity ? quantity.value : position.quantity, context),
    ...('refusal' in step ? [step.refusal] : []),
  ]
}

/** Pending orders can be cancelled even by the frozen and the barred; a filled order cannot be cancelled. */
export function checkCancel({ state }: Pick<Position, 'state'>): Refusal[] {
  return canHappen(positionMachine, state, 'cancel') ? [] : [refuse('notPending', { state })]
}
