import { refuse } from '@kabuto/domain/shared'
import {
  checkOrder,
  checkSell,
  dayTradesCall,
  fillsCall,
  positionCall,
  type Position,
  positionsCall,
  previewCall,
  previewOrder,
  previewSell,
  tabsOf,
  takesDayTrades,
} from '@kabuto/domain/trading'
import { type MemberDesk, memberHandler, type Result } from '../handler.ts'
import { cut, pageOfOwner } from '../shared/pages.ts'
import { cashFor, isHeld } from '../positions/held.ts'
import { orderContext, sellContext, sellPreviewContext } from './context.ts'
import type { PositionRow } from '../positions/row.ts'
import { dayTradeShown, fillShown, instrumentOf, positionShown } from '../positions/shown.ts'

type Rows = { items: PositionRow[]; next: string | null }

function tabsOfRow(desk: MemberDesk, row: PositionRow): ReturnType<typeof tabsOf> {
  return tabsOf({ state: row.state, origin: row.origin, kind: instrumentOf(desk, row.symbol).kind })
}

/** The newest first, and on from the last one that was seen, though it may have ended since. */
function pageOfOpen(open: readonly PositionRow[], cursor: string | undefined): Rows {
  return cut(open.filter(({ id }) => cursor === undefined || id < cursor).toReversed(), undefined)
}

export const positions = memberHandler(positionsCall, async (desk, { tab, cursor }) => {
  const { work, account } = desk
  if (tab === 'terminated') {
    const { items, next } = await pageOfOwner(desk, 'endedPositions', cursor)
    return { data: { items: items.map((row) => positionShown(desk, row)), next } }
  }
  const open = (await work.ownedBy('positions', account)).filter((row) => tabsOfRow(desk, row).includes(tab))
  const { items, next } = pageOfOpen(open, cursor)
  return { data: { items: items.map((row) => positionShown(desk, row)), next } }
})

async function ownRow({ work, account }: MemberDesk, id: string): Promise<PositionRow | undefined> {
  const row = (await work.get('positions', id)) ?? (await work.get('endedPositions', id))
  return row?.account === account ? row : undefined
}

export const position = memberHandler(positionCall, async (desk, { id }): Promise<Result<Position>> => {
  const row = await ownRow(desk, id)
  return row ? { data: positionShown(desk, row) } : { refusal: refuse('notFound', { what: id }) }
})

export const fills = memberHandler(fillsCall, async (desk, { cursor }) => {
  const { items, next } = await pageOfOwner(desk, 'fills', cursor)
  return { data: { items: items.map((fill) => fillShown(desk, fill)), next } }
})

export const preview = memberHandler(previewCall, async (desk, asked) => {
  if (!('id' in asked)) {
    const context = await orderContext(desk, asked)
    const { instrument } = context
    const [refusal] = checkOrder(asked, context)
    const shown = instrument && previewOrder(asked, { ...context, instrument })
    return shown && !refusal ? { data: shown } : { refusal: refusal ?? refuse('notFound', { what: asked.symbol }) }
  }
  const row = await ownRow(desk, asked.id)
  if (!row || !isHeld(row)) return { refusal: refuse('notFound', { what: asked.id }) }
  const { quantity, type, price = '', session = 'regular' } = asked
  const draft = { quantity, type, price, session }
  const context = await sellContext(desk, row)
  const [refusal] = checkSell(draft, context)
  const shown = previewSell(draft, sellPreviewContext(context, row))
  return shown && !refusal ? { data: shown } : { refusal: refusal ?? refuse('notFound', { what: asked.id }) }
})

/** Open ones stand among the positions. */
async function openDayTrades({ work, account }: MemberDesk, cursor: string | undefined): Promise<Rows> {
  const open = (await work.ownedBy('positions', account)).filter(
    ({ origin, state }) => origin === 'dayTrade' && state !== 'pendingOrder',
  )
  return pageOfOpen(open, cursor)
}

/** All that were ever applied for are found by their own list. */
async function appliedDayTrades(desk: MemberDesk, cursor: string | undefined): Promise<Rows> {
  const { items: ids, next } = await pageOfOwner(desk, 'dayTrades', cursor)
  return { items: (await Promise.all(ids.map(({ id }) => ownRow(desk, id)))).filter((row) => row !== undefined), next }
}

const wasTraded = ({ state }: PositionRow): boolean => state !== 'pendingOrder' && state !== 'cancelled'

export const dayTrades = memberHandler(dayTradesCall, async (desk, { tab, cursor }) => {
  const { items, next } = await (tab === 'transaction' ? openDayTrades : appliedDayTrades)(desk, cursor)
  const wanted = tab === 'transactionDetails' ? items.filter(wasTraded) : items
  const { available } = await cashFor(desk, 'JPY')
  return {
    data: { items: wanted.map((row) => dayTradeShown(desk, row)), next, open: takesDayTrades(desk.now), available },
  }
})
