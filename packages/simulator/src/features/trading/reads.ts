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
import type { MemberContext } from '../../engine/context.ts'
import { memberHandler, type Result } from '../../engine/handler.ts'
import { PAGE, pageOfList, pageOfOwner } from '../../engine/pages.ts'
import { toDividend } from '../../books/positions/dividends.ts'
import { cashFor, fillsToday, isHeld, issuesOf } from '../../books/positions/held.ts'
import { timePrefix } from '../../engine/ids.ts'
import { marginOf, orderContext, sellContext, sellPreviewContext } from './context.ts'
import type { PositionRow } from '../../rows/position.ts'
import { figuresOf, instrumentOf, toDayTrade, toFill, toPosition } from '../../books/positions/views.ts'

type Rows = { items: PositionRow[]; next: string | null }

function tabsOfRow(context: MemberContext, row: PositionRow): ReturnType<typeof tabsOf> {
  return tabsOf({ state: row.state, origin: row.origin, kind: instrumentOf(context, row.symbol).kind })
}

/** The newest first, after the last one that was seen, even if that has ended since. */
function pageOfOpen(open: readonly PositionRow[], cursor: string | undefined): Rows {
  return pageOfList(open.filter(({ id }) => cursor === undefined || id < cursor).toReversed(), undefined)
}

/** Positions as the API answers them, with the locks that follow from today's trades. */
async function toPositions(context: MemberContext, rows: readonly PositionRow[]): Promise<Position[]> {
  const symbols = new Set(rows.filter(({ state }) => state === 'holding').map(({ symbol }) => symbol))
  const issues = { jpy: await issuesOf(context, 'jpy', symbols), usd: await issuesOf(context, 'usd', symbols) }
  return rows.map((row) => toPosition(context, row, issues[row.market](row.symbol)))
}

function countsOf(context: MemberContext, open: readonly PositionRow[], terminated: number): Positions['counts'] {
  const tabs = open.flatMap((row) => tabsOfRow(context, row))
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

/** Totals of all positions in one currency, and what was closed in the current day of the market. */
async function totalsOf(context: MemberContext, market: Market, open: readonly PositionRow[]): Promise<PositionTotals> {
  const held = open.filter(isHeld).filter((row) => row.market === market)
  const figures = held.map((row) => figuresOf(context, row))
  const closed = (await fillsToday(context, market)).filter(({ currency }) => currency === currencyOf(market))
  const openValue = sum(held.map(({ opened }) => opened.value))
  return {
    openValue,
    marketValue: sum(figures.map(({ marketValue }) => marketValue)),
    margin: sum(held.map(({ opened }) => opened.margin)),
    profit: sum(figures.map(({ profit }) => profit)),
    profitPercent: percentOf(sum(figures.map(({ profit }) => profit)), openValue) ?? null,
    realisedToday: sum(closed.map(({ profit }) => profit ?? '0')),
  }
}

export const positions = memberHandler(positionsCall, async (context, { tab, cursor }) => {
  const { work, account } = context
  const open = await work.ownedBy('positions', account)
  const counts = countsOf(context, open, await work.count('endedPositions', account))
  const totals = { JPY: await totalsOf(context, 'jpy', open), USD: await totalsOf(context, 'usd', open) }
  const { items, next } =
    tab === 'terminated'
      ? await pageOfOwner(context, 'endedPositions', cursor)
      : pageOfOpen(
          open.filter((row) => tabsOfRow(context, row).includes(tab)),
          cursor,
        )
  return { data: { items: await toPositions(context, items), next, counts, totals } }
})

async function ownRow({ work, account }: MemberContext, id: string): Promise<PositionRow | undefined> {
  const row = (await work.get('positions', id)) ?? (await work.get('endedPositions', id))
  return row?.account === account ? row : undefined
}

export const position = memberHandler(positionCall, async (context, { id }): Promise<Result<Position>> => {
  const row = await ownRow(context, id)
  const [found] = row ? await toPositions(context, [row]) : []
  return found ? { data: found } : { refusal: refuse('notFound', { what: id }) }
})

type FillRow = Collections['fills']

/** Ids begin with their instant, so fills of the order after this part was split off are recognised and left out. */
function isOfPosition(
  { openedAs, opened, closed }: PositionRow,
  { id, intent, positionId, ...fill }: FillRow,
): boolean {
  return intent === 'open'
    ? positionId === openedAs && opened !== null && id < timePrefix(opened.at + 1)
    : fill.orderNumber === closed?.orderNumber
}

/** The fills of a position are between its order and its end. */
async function fillsOfPosition(
  context: MemberContext,
  row: PositionRow,
  cursor: string | undefined,
): Promise<{ items: FillRow[]; next: string | null }> {
  const { orderedAt, endedAt } = row
  const first = timePrefix(orderedAt)
  const found: FillRow[] = []
  let from = cursor ?? (endedAt === null ? undefined : timePrefix(endedAt + 1))
  for (;;) {
    const { items, next } = await pageOfOwner(context, 'fills', from)
    found.push(...items.filter((fill) => isOfPosition(row, fill)))
    if (next === null || next < first || found.length > PAGE) return pageOfList(found, undefined)
    from = next
  }
}

export const fills = memberHandler(fillsCall, async (context, { positionId, cursor }) => {
  const row = positionId === undefined ? undefined : await ownRow(context, positionId)
  if (positionId !== undefined && !row) return { refusal: refuse('notFound', { what: positionId }) }
  const { items, next } = await (row ? fillsOfPosition(context, row, cursor) : pageOfOwner(context, 'fills', cursor))
  return { data: { items: items.map((fill) => toFill(context, fill)), next } }
})

async function previewOpening(context: MemberContext, draft: OrderDraft): Promise<Result<Weighed>> {
  const facts = await orderContext(context, draft, await marginOf(context))
  const { instrument, cash, margin, sameDay, held } = facts
  if (!instrument) {
    const [refusal] = checkOrder(draft, facts)
    return { refusal: refusal ?? refuse('notFound', { what: draft.symbol }, 'symbol') }
  }
  return { data: { ...weighOrder(draft, { ...facts, instrument }), funds: { cash, margin, sameDay, held } } }
}

async function previewClosing(context: MemberContext, id: string, draft: SellDraft): Promise<Result<Weighed>> {
  const row = await ownRow(context, id)
  if (!row || !isHeld(row)) return { refusal: refuse('notFound', { what: id }) }
  const facts = await sellContext(context, row)
  const { cash, sameDay, issue } = facts
  return {
    data: {
      ...weighSell(draft, facts, sellPreviewContext(facts, row)),
      funds: { cash, sameDay, margin: await marginOf(context), held: issue.held },
    },
  }
}

export const preview = memberHandler(previewCall, async (context, asked) => {
  if (!('id' in asked)) return previewOpening(context, asked.origin ? { ...asked, ...dayTradeOrder(asked) } : asked)
  const { id, quantity, type, price = '', session = 'regular' } = asked
  return previewClosing(context, id, { quantity, type, price, session })
})

export const dividends = memberHandler(dividendsCall, async (context, { cursor }) => {
  const { items, next } = await pageOfOwner(context, 'dividends', cursor)
  return { data: { items: items.map((row) => toDividend(context, row)), next } }
})

/** Open day trades are positions. */
async function openDayTrades({ work, account }: MemberContext, cursor: string | undefined): Promise<Rows> {
  const open = (await work.ownedBy('positions', account)).filter(
    ({ origin, state }) => origin === 'dayTrade' && state !== 'pendingOrder',
  )
  return pageOfOpen(open, cursor)
}

/** All day trades ever applied for are in a list of their own. */
async function appliedDayTrades(context: MemberContext, cursor: string | undefined): Promise<Rows> {
  const { items: ids, next } = await pageOfOwner(context, 'dayTrades', cursor)
  return {
    items: (await Promise.all(ids.map(({ id }) => ownRow(context, id)))).filter((row) => row !== undefined),
    next,
  }
}

const wasTraded = ({ state }: PositionRow): boolean => state !== 'pendingOrder' && state !== 'cancelled'

export const dayTrades = memberHandler(dayTradesCall, async (context, { tab, cursor }) => {
  const { items, next } = await (tab === 'transaction' ? openDayTrades : appliedDayTrades)(context, cursor)
  const wanted = tab === 'transactionDetails' ? items.filter(wasTraded) : items
  const { available } = await cashFor(context, 'JPY')
  return {
    data: { items: wanted.map((row) => toDayTrade(context, row)), next, open: takesDayTrades(context.now), available },
  }
})
