import { type Refusal, refuse } from '@kabuto/domain/shared'
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
  parseQuantity,
  type Preview,
  previewOrder,
} from '@kabuto/domain/trading'
import { catchUp } from '../../engine/catchUp.ts'
import type { MemberDesk } from '../../engine/context.ts'
import { memberHandler } from '../../engine/handler.ts'
import { nextOrder } from '../../engine/ids.ts'
import { moved, post } from '../../books/ledger/journal.ts'
import { orderContext } from './context.ts'
import { type PositionRow, uncharged, type Waiting } from '../../rows/position.ts'
import { dayTradeShown, orderShown } from '../../books/positions/shown.ts'
import { expiryOf, restOf, seeking } from './waiting.ts'

type Wanted = {
  draft: OrderDraft
  instrument: NonNullable<OrderContext['instrument']>
  preview: Preview
  quantity: number
}

/** What was typed, read by the rules that have just let it pass. */
function wantedOf(draft: OrderDraft, context: OrderContext): Wanted | undefined {
  const { instrument } = context
  const counted = instrument && parseQuantity(draft.quantity, instrument.unit)
  const preview = instrument && previewOrder(draft, { ...context, instrument })
  return instrument && preview && counted && 'value' in counted
    ? { draft, instrument, preview, quantity: counted.value }
    : undefined
}

function waitingFor(desk: MemberDesk, { draft, instrument, preview, quantity }: Wanted, orderNumber: string): Waiting {
  const { symbol, market } = instrument
  const { side, type, session } = draft
  const { now } = desk
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
  return seeking(desk, { symbol, side, intent: 'open' }, waiting, now)
}

async function newRow(desk: MemberDesk, wanted: Wanted): Promise<PositionRow> {
  const { draft, instrument, preview, quantity } = wanted
  const { side, type, session, leverage, origin } = draft
  const { id, orderNumber } = await nextOrder(desk)
  const waiting = waitingFor(desk, wanted, orderNumber)
  return {
    id,
    account: desk.account,
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
    orderedAt: desk.now,
    limit: waiting.limit,
    held: preview.total,
    closesAt: origin === 'dayTrade' ? dayTradeCloses(desk.now) : null,
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
  waiting: Waiting
  preview: Preview
}

/**
 * An order stands in the books as a position that is not held yet, and what it may cost is held for it; then whatever
 * can be filled at once is.
 */
async function place(desk: MemberDesk, wanted: Wanted): Promise<Placed> {
  const { work, account } = desk
  const { preview } = wanted
  const before = await newRow(desk, wanted)
  work.put('positions', before, account)
  await post(
    desk,
    'orderHeld',
    before.id,
    moved({ from: 'available', to: 'frozen', amount: preview.total, currency: preview.currency }),
  )
  await catchUp(desk, account)
  const after = (await work.get('positions', before.id)) ?? (await work.get('endedPositions', before.id))
  if (!after || !before.waiting) throw new Error(`order ${before.orderNumber} was lost`)
  return { before, after, rest: await restOf(desk, after), waiting: before.waiting, preview }
}

function shown({ before, after, rest, waiting, preview }: Placed): Order {
  const { orderNumber, type, session, limit, orderedAt, expiresAt } = waiting
  const { state, held } = rest ?? after
  return orderShown(
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
  desk: MemberDesk,
  draft: OrderDraft,
  check: (context: OrderContext) => Refusal[],
): Promise<Checked> {
  const context = await orderContext(desk, draft)
  const [refusal] = check(context)
  if (refusal) return { refusal }
  const wanted = wantedOf(draft, context)
  return wanted ? { wanted } : { refusal: refuse('notFound', { what: draft.symbol }, 'symbol') }
}

export const order = memberHandler(orderCall, async (desk, draft) => {
  const found = await checked(desk, draft, (context) => checkOrder(draft, context))
  return 'refusal' in found ? found : { data: shown(await place(desk, found.wanted)) }
})

export const dayTrade = memberHandler(dayTradeCall, async (desk, draft) => {
  const found = await checked(desk, dayTradeOrder(draft), (context) => checkDayTrade(draft, context))
  if ('refusal' in found) return found
  const { after } = await place(desk, found.wanted)
  desk.work.put('dayTrades', { id: after.id }, desk.account)
  return { data: dayTradeShown(desk, after) }
})
