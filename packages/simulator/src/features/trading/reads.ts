import { type Market, percentOf, refuse, sum } from '@kabuto/domain/shared'
import {
  checkOrder,
  currencyOf,
  dayTradeOrder,
  dayTradesCall,
  dividendsCall,
  fillsCall,
  type OrderDraft,
  positionCall,
  type Position,
  type Positions,
  type PositionTab,
  type PositionTotals,
  positionsCall,
  previewCall,
  type SellDraft,
  tabsOf,
  takesDayTrades,
  weighOrder,
  weighSell,
  type Weighed,
} from '@kabuto/domain/trading'
import type { Collections } from '../../rows/collections.ts'
import type { MemberDesk } from '../../engine/context.ts'
import { memberHandler, type Result } from '../../engine/handler.ts'
import { cut, PAGE, pageOfOwner } from '../../engine/pages.ts'
import { dividendShown } from '../../books/positions/dividends.ts'
import { cashFor, fillsToday, isHeld, issuesOf } from '../../books/positions/held.ts'
import { timePrefix } from '../../engine/ids.ts'
import { marginOf, orderContext, sellContext, sellPreviewContext } from './context.ts'
import type { PositionRow } from '../../rows/position.ts'
import { dayTradeShown, figuresOf, fillShown, instrumentOf, positionShown } from '../../books/positions/shown.ts'

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

function countsOf(desk: MemberDesk, open: readonly PositionRow[], terminated: number): Positions['counts'] {
  const tabs = open.flatMap((row) => tabsOfRow(desk, row))
  const count = (tab: PositionTab): number => tabs.filter((one) => one === tab).length
  return {
    competition: count('competition'),
    auction: count('auction'),
    etf: count('etf'),
    inProgress: count('inProgress'),
    terminated,
    placing: count('placing'),
  }
}

/** All that is held in one currency, at its price of now, and what was closed on the market's day that runs. */
async function totalsOf(desk: MemberDesk, market: Market, open: readonly PositionRow[]): Promise<PositionTotals> {
  const held = open.filter((row) => row.market === market && isHeld(row))
  const figures = held.map((row) => figuresOf(desk, row))
  const closed = (await fillsToday(desk, market)).filter(({ currency }) => currency === currencyOf(market))
  const openValue = sum(held.map(({ opened }) => opened?.value ?? '0'))
  return {
    openValue,
    marketValue: sum(figures.map(({ marketValue }) => marketValue)),
    margin: sum(held.map(({ opened }) => opened?.margin ?? '0')),
    profit: sum(figures.map(({ profit }) => profit)),
    profitPercent: percentOf(sum(figures.map(({ profit }) => profit)), openValue) ?? null,
    realisedToday: sum(closed.map(({ profit }) => profit ?? '0')),
  }
}

export const positions = memberHandler(positionsCall, async (desk, { tab, cursor }) => {
  const { work, account } = desk
  const open = await work.ownedBy('positions', account)
  const counts = countsOf(desk, open, await work.count('endedPositions', account))
  const totals = { JPY: await totalsOf(desk, 'jpy', open), USD: await totalsOf(desk, 'usd', open) }
  const { items, next } =
    tab === 'terminated'
      ? await pageOfOwner(desk, 'endedPositions', cursor)
      : pageOfOpen(
          open.filter((row) => tabsOfRow(desk, row).includes(tab)),
          cursor,
        )
  return { data: { items: await told(desk, items), next, counts, totals } }
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

type FillRow = Collections['fills']

/** Ids begin with their instant: what the order was filled with after this part was split from it is not its own. */
function isOfPosition(
  { openedAs, opened, closed }: PositionRow,
  { id, intent, positionId, ...fill }: FillRow,
): boolean {
  return intent === 'open'
    ? positionId === openedAs && opened !== null && id < timePrefix(opened.at + 1)
    : fill.orderNumber === closed?.orderNumber
}

/** A position's own fills lie between its order and its end; fewer than a page where that is all. */
async function fillsOfPosition(
  desk: MemberDesk,
  row: PositionRow,
  cursor: string | undefined,
): Promise<{ items: FillRow[]; next: string | null }> {
  const { orderedAt, endedAt } = row
  const first = timePrefix(orderedAt)
  const found: FillRow[] = []
  let from = cursor ?? (endedAt === null ? undefined : timePrefix(endedAt + 1))
  for (;;) {
    const { items, next } = await pageOfOwner(desk, 'fills', from)
    found.push(...items.filter((fill) => isOfPosition(row, fill)))
    if (next === null || next < first || found.length > PAGE) return cut(found, undefined)
    from = next
  }
}

export const fills = memberHandler(fillsCall, async (desk, { positionId, cursor }) => {
  const row = positionId === undefined ? undefined : await ownRow(desk, positionId)
  if (positionId !== undefined && !row) return { refusal: refuse('notFound', { what: positionId }) }
  const { items, next } = await (row ? fillsOfPosition(desk, row, cursor) : pageOfOwner(desk, 'fills', cursor))
  return { data: { items: items.map((fill) => fillShown(desk, fill)), next } }
})

async function previewOpening(desk: MemberDesk, draft: OrderDraft): Promise<Result<Weighed>> {
  const context = await orderContext(desk, draft, await marginOf(desk))
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

export const dividends = memberHandler(dividendsCall, async (desk, { cursor }) => {
  const { items, next } = await pageOfOwner(desk, 'dividends', cursor)
  return { data: { items: items.map((row) => dividendShown(desk, row)), next } }
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
