import { amountToSend, type Refusal } from '@kabuto/domain/shared'
import {
  checkDayTrade,
  checkOrder,
  dayTradeCall,
  dayTradeCloses,
  dayTradeOrder,
  type Order,
  orderCall,
  type OrderContext,
  type OrderDraft,
  meanPrice,
  type Preview,
  previewOrder,
} from '@kabuto/domain/trading'
import { catchUp } from '../../engine/catchUp.ts'
import type { MemberContext } from '../../engine/context.ts'
import { memberHandler } from '../../engine/handler.ts'
import { nextOrder } from '../../engine/ids.ts'
import { post, transfer } from '../../books/ledger/journal.ts'
import { orderContext } from './context.ts'
import { type PositionRow, uncharged, type WaitingOrder } from '../../rows/position.ts'
import { toDayTrade, toOrder } from '../../books/positions/views.ts'
import { expiryOf, restOf, withExpectedFill } from './waiting.ts'

type Wanted = {
  draft: OrderDraft
  instrument: NonNullable<OrderContext['instrument']>
  preview: Preview
  quantity: number
}

/** The draft in parsed form; it has passed the check before. */
function wantedOf(draft: OrderDraft, facts: OrderContext): Wanted {
  const { instrument } = facts
  const preview = instrument && previewOrder(draft, { ...facts, instrument })
  if (!instrument || !preview) throw new Error(`an order for ${draft.symbol} was checked, but has no price`)
  return { draft, instrument, preview, quantity: Number(amountToSend(draft.quantity)) }
}

function waitingFor(
  context: MemberContext,
  { draft, instrument, preview, quantity }: Wanted,
  orderNumber: string,
): WaitingOrder {
  const { symbol, market } = instrument
  const { side, type, session } = draft
  const { now } = context
  const limit = type === 'limit' ? preview.price : null
  const waiting = {
    orderNumber,
    type,
    session,
    limit,
    orderedAt: now,
    expiresAt: expiryOf(market, now, session),
    reserve: meanPrice(preview.value, quantity),
    charged: uncharged,
    joins: null,
  }
  return withExpectedFill(context, { symbol, side, intent: 'open' }, waiting, now)
}

async function newRow(context: MemberContext, wanted: Wanted): Promise<PositionRow & { waiting: WaitingOrder }> {
  const { draft, instrument, preview, quantity } = wanted
  const { side, type, session, leverage, origin } = draft
  const { id, orderNumber } = await nextOrder(context)
  const waiting = waitingFor(context, wanted, orderNumber)
  return {
    id,
    account: context.account,
    orderNumber,
    symbol: instrument.symbol,
    market: instrument.market,
    side,
    type,
    session,
    quantity,
    fills: 0,
    waiting,
    leverage: leverage as PositionRow['leverage'],
    origin: origin ?? 'continuous',
    state: 'pendingOrder',
    orderedAt: context.now,
    limit: waiting.limit,
    held: preview.total,
    closesAt: origin === 'dayTrade' ? dayTradeCloses(context.now) : null,
    exAt: null,
    openedAs: null,
    opened: null,
    closed: null,
    lockedThrough: null,
    issueDay: null,
    endedAt: null,
    endedBy: null,
  }
}

export type Placed = {
  before: PositionRow
  after: PositionRow
  rest: PositionRow | undefined
  waiting: WaitingOrder
  preview: Preview
}

/**
 * Places an order: a row in `positions` that is not held yet, with a hold for its cost; then everything that can be
 * filled at once is filled.
 */
async function place(context: MemberContext, wanted: Wanted): Promise<Placed> {
  const { work, account } = context
  const { preview } = wanted
  const before = await newRow(context, wanted)
  work.put('positions', before, account)
  await post(
    context,
    'orderHeld',
    before.id,
    transfer({ from: 'available', to: 'frozen', amount: preview.total, currency: preview.currency }),
  )
  await catchUp(context, account)
  const after = (await work.get('positions', before.id)) ?? (await work.get('endedPositions', before.id)) ?? before
  return { before, after, rest: await restOf(context, after), waiting: before.waiting, preview }
}

function toOpeningOrder({ before, after, rest, waiting, preview }: Placed): Order {
  const { orderNumber, type, session, limit, orderedAt, expiresAt } = waiting
  const { state, held } = rest ?? after
  return toOrder(
    { ...after, state },
    {
      intent: 'open',
      orderNumber,
      type,
      session,
      price: limit,
      quantity: before.quantity,
      filled: after.opened ? after.quantity : 0,
      held,
      feeLines: preview.feeLines,
      orderedAt,
      expiresAt,
    },
  )
}

type Checked = { wanted: Wanted } | { refusal: Refusal }

async function checked(
  context: MemberContext,
  draft: OrderDraft,
  check: (facts: OrderContext) => Refusal[],
): Promise<Checked> {
  const facts = await orderContext(context, draft)
  const [refusal] = check(facts)
  if (refusal) return { refusal }
  return { wanted: wantedOf(draft, facts) }
}

export const order = memberHandler(orderCall, async (context, draft) => {
  const found = await checked(context, draft, (facts) => checkOrder(draft, facts))
  return 'refusal' in found ? found : { data: toOpeningOrder(await place(context, found.wanted)) }
})

export const dayTrade = memberHandler(dayTradeCall, async (context, draft) => {
  const found = await checked(context, dayTradeOrder(draft), (facts) => checkDayTrade(draft, facts))
  if ('refusal' in found) return found
  const { after } = await place(context, found.wanted)
  context.work.put('dayTrades', { id: after.id }, context.account)
  return { data: toDayTrade(context, after) }
})
