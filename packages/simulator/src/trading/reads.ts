import { type Market, refuse } from '@kabuto/domain/shared'
import {
  checkOrder,
  dayTradeOrder,
  dayTradesCall,
  fillsCall,
  type OrderDraft,
  positionCall,
  type Position,
  positionsCall,
  previewCall,
  type SellDraft,
  tabsOf,
  takesDayTrades,
  weighOrder,
  weighSell,
  type Weighed,
} from '@kabuto/domain/trading'
import { type MemberDesk, memberHandler, type Result } from '../handler.ts'
import { cut, pageOfOwner } from '../shared/pages.ts'
import { cashFor, isHeld, issuesOf } from '../positions/held.ts'
import { marginOf, orderContext, sellContext, sellPreviewContext } from './context.ts'
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

/** Positions as they are told, with the locks that today's trades in their issues mean. */
async function told(desk: MemberDesk, rows: readonly PositionRow[]): Promise<Position[]> {
  const symbolsOn = (market: Market): Set<string> =>
    new Set(rows.filter((row) => row.market === market && row.state === 'holding').map(({ symbol }) => symbol))
  const issues = {
    jpy: await issuesOf(desk, 'jpy', symbolsOn('jpy')),
    usd: await issuesOf(desk, 'usd', symbolsOn('usd')),
  }
  return rows.map((row) => positionShown(desk, row, issues[row.market](row.symbol)))
}

export const positions = memberHandler(positionsCall, async (desk, { tab, cursor }) => {
  const { work, account } = desk
  if (tab === 'terminated') {
    const { items, next } = await pageOfOwner(desk, 'endedPositions', cursor)
    return { data: { items: await told(desk, items), next } }
  }
  const open = (await work.ownedBy('positions', account)).filter((row) => tabsOfRow(desk, row).includes(tab))
  const { items, next } = pageOfOpen(open, cursor)
  return { data: { items: await told(desk, items), next } }
})

async function ownRow({ work, account }: MemberDesk, id: string): Promise<PositionRow | undefined> {
  const row = (await work.get('positions', id)) ?? (await work.get('endedPositions', id))
  return row?.account === account ? row : undefined
}

export const position = memberHandler(positionCall, async (desk, { id }): Promise<Result<Position>> => {
  const row = await ownRow(desk, id)
  const [shown] = row ? await told(desk, [row]) : []
  return shown ? { data: shown } : { refusal: refuse('notFound', { what: id }) }
})

export const fills = memberHandler(fillsCall, async (desk, { cursor }) => {
  const { items, next } = await pageOfOwner(desk, 'fills', cursor)
  return { data: { items: items.map((fill) => fillShown(desk, fill)), next } }
})

async function previewOpening(desk: MemberDesk, draft: OrderDraft): Promise<Result<Weighed>> {
  const context = { ...(await orderContext(desk, draft)), margin: await marginOf(desk) }
  const { instrument, cash, margin, sameDay, held } = context
  if (!instrument) {
    const [refusal] = checkOrder(draft, context)
    return { refusal: refusal ?? refuse('notFound', { what: draft.symbol }, 'symbol') }
  }
  return { data: { ...weighOrder(draft, { ...context, instrument }), funds: { cash, margin, sameDay, held } } }
}

async function previewClosing(desk: MemberDesk, id: string, draft: SellDraft): Promise<Result<Weighed>> {
  const row = await ownRow(desk, id)
  if (!row || !isHeld(row)) return { refusal: refuse('notFound', { what: id }) }
  const context = await sellContext(desk, row)
  const { cash, sameDay, issue } = context
  return {
    data: {
      ...weighSell(draft, context, sellPreviewContext(context, row)),
      funds: { cash, sameDay, margin: await marginOf(desk), held: issue.held },
    },
  }
}

export const preview = memberHandler(previewCall, async (desk, asked) => {
  if (!('id' in asked)) return previewOpening(desk, asked.origin ? { ...asked, ...dayTradeOrder(asked) } : asked)
  const { id, quantity, type, price = '', session = 'regular' } = asked
  return previewClosing(desk, id, { quantity, type, price, session })
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
