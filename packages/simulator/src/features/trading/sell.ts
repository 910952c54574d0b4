import { advance, amountToSend, refuse } from '@kabuto/domain/shared'
import {
  checkCancel,
  checkSell,
  cancelOrderCall,
  type Order,
  positionMachine,
  type Preview,
  previewSell,
  sellCall,
  type SellDraft,
} from '@kabuto/domain/trading'
import { catchUp } from '../../engine/catchUp.ts'
import type { MemberContext } from '../../engine/context.ts'
import { memberHandler } from '../../engine/handler.ts'
import { nextOrder } from '../../engine/ids.ts'
import { type Held, isHeld } from '../../books/positions/held.ts'
import { splitOpened } from './closing.ts'
import { sellContext, sellPreviewContext } from './context.ts'
import { endPosition } from '../../books/positions/ending.ts'
import { idOfPart } from '../../books/positions/parts.ts'
import { currencyOfRow, type PositionRow, uncharged, type WaitingOrder } from '../../rows/position.ts'
import { toOrder } from '../../books/positions/views.ts'
import { expiryOf, restOf, withExpectedFill } from './waiting.ts'

function waitingFor(
  context: MemberContext,
  row: Held,
  draft: SellDraft,
  { price, orderNumber }: { price: string; orderNumber: string },
): WaitingOrder {
  const { now } = context
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
  return withExpectedFill(context, { symbol: row.symbol, side: row.side, intent: 'close' }, waiting, now)
}

/** Splits off the part of a position that is to be closed, so that each record is either open or closing. */
function parted(context: MemberContext, row: Held, quantity: number): Held {
  if (quantity === row.quantity) return row
  const { part, rest } = splitOpened(row.opened, quantity, row.quantity, currencyOfRow(row))
  context.work.put('positions', { ...row, quantity: row.quantity - quantity, opened: rest })
  return { ...row, id: idOfPart(context, row), quantity, opened: part }
}

/** A closing order as the API answers it: filled, filled in part, or waiting. */
async function toClosingOrder(
  context: MemberContext,
  sold: PositionRow,
  waiting: WaitingOrder,
  { feeLines }: Preview,
): Promise<Order> {
  const { work } = context
  const left = await work.get('positions', sold.id)
  const row = left ?? (await work.get('endedPositions', sold.id)) ?? sold
  const { orderNumber, type, session, limit, orderedAt, expiresAt } = waiting
  return toOrder(row, {
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

export const sell = memberHandler(
  sellCall,
  async (context, { id, quantity, type, price = '', session = 'regular' }) => {
    const { work, account } = context
    const row = (await work.get('positions', id)) ?? (await work.get('endedPositions', id))
    if (!row || row.account !== account) return { refusal: refuse('notFound', { what: id }) }
    const step = advance(positionMachine, row.state, { on: 'sell' })
    if (!isHeld(row)) return { refusal: 'refusal' in step ? step.refusal : refuse('notFound', { what: id }) }
    const draft: SellDraft = { quantity, type, price, session }
    const facts = await sellContext(context, row)
    const [refusal] = checkSell(draft, facts)
    if (refusal) return { refusal }
    const preview = previewSell(draft, sellPreviewContext(facts, row))
    if (!preview) throw new Error(`a sale of ${id} was checked, but has no price`)
    const part = parted(context, row, Number(amountToSend(quantity)))
    const waiting = waitingFor(context, part, draft, {
      price: preview.price,
      orderNumber: (await nextOrder(context)).orderNumber,
    })
    work.put('positions', { ...part, state: 'preparingToClose', waiting }, account)
    await catchUp(context, account)
    return { data: await toClosingOrder(context, part, waiting, preview) }
  },
)

/** Only what is not filled by now can be cancelled; due fills were carried out before. */
export const cancelOrder = memberHandler(cancelOrderCall, async (context, { id }) => {
  const { work, account } = context
  const found = (await work.get('positions', id)) ?? (await work.get('endedPositions', id))
  if (!found || found.account !== account) return { refusal: refuse('notFound', { what: id }) }
  // For an order that is filled in part this means its rest.
  const row = found.waiting ? found : ((await restOf(context, found)) ?? found)
  const [refusal] = checkCancel(row)
  if (refusal) return { refusal }
  const { waiting, quantity } = row
  if (!waiting) throw new Error(`${row.id} is ${row.state}, but waits for nothing`)
  await endPosition(context, row, { on: 'cancel', by: 'member' })
  const after = (await work.get('positions', row.id)) ?? (await work.get('endedPositions', row.id)) ?? row
  const { orderNumber, type, session, limit, orderedAt, expiresAt } = waiting
  return {
    data: toOrder(after, {
      intent: row.opened ? 'close' : 'open',
      orderNumber,
      type,
      session,
      price: limit,
      quantity,
      filled: 0,
      held: '0',
      feeLines: [],
      orderedAt,
      expiresAt,
    }),
  }
})
