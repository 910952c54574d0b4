import { advance, refuse } from '@kabuto/domain/shared'
import {
  checkCancel,
  checkSell,
  cancelOrderCall,
  type Order,
  parseQuantity,
  positionMachine,
  type Preview,
  previewSell,
  sellCall,
  type SellDraft,
} from '@kabuto/domain/trading'
import { catchUp } from '../../engine/catchUp.ts'
import type { MemberDesk } from '../../engine/context.ts'
import { memberHandler } from '../../engine/handler.ts'
import { nextOrder } from '../../engine/ids.ts'
import { type Held, isHeld } from '../../books/positions/held.ts'
import { splitOpened } from './closing.ts'
import { sellContext, sellPreviewContext } from './context.ts'
import { endPosition } from '../../books/positions/ending.ts'
import { idOfPart } from '../../books/positions/parts.ts'
import { currencyOfRow, type PositionRow, uncharged, type Waiting } from '../../rows/position.ts'
import { orderShown } from '../../books/positions/shown.ts'
import { expiryOf, restOf, seeking } from './waiting.ts'

function waitingFor(
  desk: MemberDesk,
  row: Held,
  draft: SellDraft,
  { price, orderNumber }: { price: string; orderNumber: string },
): Waiting {
  const { now } = desk
  const { type, session } = draft
  const limit = type === 'limit' ? price : null
  const waiting = {
    orderNumber,
    type,
    session,
    limit,
    orderedAt: now,
    expiresAt: expiryOf(row.market, now, session),
    reserve: price,
    charged: uncharged,
    joins: null,
  }
  return seeking(desk, { symbol: row.symbol, side: row.side, intent: 'close' }, waiting, now)
}

/**
 * A part of a position that is to be closed becomes a record of its own at once, so that each record goes one way only.
 */
function parted(desk: MemberDesk, row: Held, quantity: number): Held {
  if (quantity === row.quantity) return row
  const { part, rest } = splitOpened(row.opened, quantity, row.quantity, currencyOfRow(row))
  desk.work.put('positions', { ...row, quantity: row.quantity - quantity, opened: rest })
  return { ...row, id: idOfPart(desk, row), quantity, opened: part }
}

/** What has become of a closing order by now: filled, filled in part, or waiting. */
async function shown(desk: MemberDesk, sold: PositionRow, waiting: Waiting, { feeLines }: Preview): Promise<Order> {
  const { work } = desk
  const left = await work.get('positions', sold.id)
  const row = left ?? (await work.get('endedPositions', sold.id)) ?? sold
  const { orderNumber, type, session, limit, orderedAt, expiresAt } = waiting
  return orderShown(row, {
    intent: 'close',
    orderNumber,
    type,
    session,
    price: limit,
    quantity: sold.quantity,
    filled: sold.quantity - (left?.quantity ?? 0),
    held: '0',
    feeLines,
    orderedAt,
    expiresAt,
  })
}

export const sell = memberHandler(sellCall, async (desk, { id, quantity, type, price = '', session = 'regular' }) => {
  const { work, account } = desk
  const row = (await work.get('positions', id)) ?? (await work.get('endedPositions', id))
  if (!row || row.account !== account) return { refusal: refuse('notFound', { what: id }) }
  const step = advance(positionMachine, row.state, { on: 'sell' })
  if (!isHeld(row)) return { refusal: 'refusal' in step ? step.refusal : refuse('notFound', { what: id }) }
  const draft: SellDraft = { quantity, type, price, session }
  const context = await sellContext(desk, row)
  const [refusal] = checkSell(draft, context)
  if (refusal) return { refusal }
  const preview = previewSell(draft, sellPreviewContext(context, row))
  const counted = parseQuantity(quantity, context.instrument.unit)
  if (!preview || 'refusal' in counted) return { refusal: refuse('notFound', { what: id }) }
  const part = parted(desk, row, counted.value)
  const waiting = waitingFor(desk, part, draft, {
    price: preview.price,
    orderNumber: (await nextOrder(desk)).orderNumber,
  })
  work.put('positions', { ...part, state: 'preparingToClose', waiting }, account)
  await catchUp(desk, account)
  return { data: await shown(desk, part, waiting, preview) }
})

/** What is filled by now cannot be called back: the books were brought up to this instant before. */
export const cancelOrder = memberHandler(cancelOrderCall, async (desk, { id }) => {
  const { work, account } = desk
  const found = (await work.get('positions', id)) ?? (await work.get('endedPositions', id))
  if (!found || found.account !== account) return { refusal: refuse('notFound', { what: id }) }
  // Of an order that is filled in part, what is left of it is meant.
  const row = found.waiting ? found : ((await restOf(desk, found)) ?? found)
  const [refusal] = checkCancel(row)
  if (refusal || !row.waiting) return { refusal: refusal ?? refuse('notPending', { state: row.state }) }
  const { waiting, quantity, held } = row
  await endPosition(desk, row, { on: 'cancel', by: 'member' })
  const after = (await work.get('positions', row.id)) ?? (await work.get('endedPositions', row.id)) ?? row
  const { orderNumber, type, session, limit, orderedAt, expiresAt } = waiting
  const intent = row.opened ? 'close' : 'open'
  return {
    data: orderShown(after, {
      intent,
      orderNumber,
      type,
      session,
      price: limit,
      quantity,
      filled: 0,
      held: intent === 'open' ? '0' : held,
      feeLines: [],
      orderedAt,
      expiresAt,
    }),
  }
})
