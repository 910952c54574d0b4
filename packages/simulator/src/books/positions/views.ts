import { type Instrument, nameIn, type Quote } from '@kabuto/domain/market'
import { type Amount, calendarOf, type Instant, minus, toIso, tradeDayAt } from '@kabuto/domain/shared'
import {
  closingFees,
  daysHeld,
  type DayTrade,
  type FeeLine,
  feesByKind,
  type Fill,
  holdingFee,
  isOnMargin,
  latestLock,
  type LockFacts,
  locksOf,
  type Order,
  type Position,
  profitOf,
  profitPercent,
  totalOf,
} from '@kabuto/domain/trading'
import type { Collections } from '../../rows/collections.ts'
import type { AccountContext } from '../../engine/context.ts'
import { type Issue, lastPriceOf } from './held.ts'
import { currencyOfRow, type PositionRow, valueOf } from '../../rows/position.ts'

type MarketContext = Pick<AccountContext, 'market' | 'now'>

const iso = (at: Instant | null | undefined): string | null => (at === null || at === undefined ? null : toIso(at))

export function instrumentOf({ market }: MarketContext, symbol: string): Instrument {
  const instrument = market.instrument(symbol)
  if (!instrument) throw new Error(`${symbol} is in the books, but not on the market`)
  return instrument
}

export function quoteOf({ market, now }: MarketContext, symbol: string): Quote {
  const quote = market.quote(symbol, now)
  if (!quote) throw new Error(`${symbol} has no quote`)
  return quote
}

export function nameOf(context: Pick<AccountContext, 'market' | 'now' | 'language'>, symbol: string): string {
  return nameIn(instrumentOf(context, symbol).names, context.language)
}

export function lockFactsOf({
  opened,
  lockedThrough,
  issueDay,
}: PositionRow): Pick<LockFacts, 'lastOpened' | 'lockedThrough' | 'issueDay'> {
  return { lastOpened: opened?.at ?? 0, lockedThrough: lockedThrough ?? undefined, issueDay: issueDay ?? undefined }
}

function lockOf({ now }: MarketContext, row: PositionRow, { held, sameDay }: Issue): Position['lock'] {
  if (row.state !== 'holding') return null
  const { market, side, leverage, origin, quantity } = row
  const issue = { held, lockedToday: sameDay.locked }
  return latestLock(locksOf({ market, side, leverage, origin, quantity, issue, ...lockFactsOf(row) }, now), now) ?? null
}

/** Interest on margin up to now; it is charged at the close. */
function runningInterest({ now }: MarketContext, row: PositionRow): FeeLine[] {
  const { opened, closed, market, side } = row
  if (!opened || closed || !isOnMargin(row)) return []
  const calendar = calendarOf[market]
  const day = tradeDayAt(calendar, now)
  return [holdingFee({ side, value: opened.value, days: daysHeld(tradeDayAt(calendar, opened.at), day), day })]
}

function closingOf({ state, waiting, quantity }: PositionRow): Position['closing'] {
  if (state !== 'preparingToClose' || !waiting) return null
  return {
    orderNumber: waiting.orderNumber,
    type: waiting.type,
    price: waiting.limit,
    quantity,
    filled: 0,
    orderedAt: toIso(waiting.orderedAt),
  }
}

type Figures = Pick<Position, 'lastPrice' | 'marketValue' | 'profit' | 'profitPercent' | 'fees' | 'feeLines'>

export function figuresOf(context: MarketContext, row: PositionRow): Figures {
  const { opened, closed, side, quantity } = row
  const lastPrice = closed?.price ?? lastPriceOf(context, row.symbol)
  const feeLines = [...(opened?.feeLines ?? []), ...(closed?.feeLines ?? []), ...runningInterest(context, row)]
  const marketValue = closed?.value ?? valueOf(lastPrice, quantity)
  const outcome = { side, opened: opened?.value ?? marketValue, closed: marketValue, feeLines }
  const profit = opened ? profitOf(outcome) : '0'
  return {
    lastPrice,
    marketValue: opened ? marketValue : '0',
    profit,
    profitPercent: opened ? (profitPercent(outcome) ?? null) : null,
    fees: feesByKind(feeLines),
    feeLines,
  }
}

/** A position as the API answers it: with its current price and profit. */
export function toPosition(context: MarketContext, row: PositionRow, issue: Issue): Position {
  const { names, kind } = instrumentOf(context, row.symbol)
  const quote = quoteOf(context, row.symbol)
  const {
    id,
    orderNumber,
    symbol,
    market,
    side,
    origin,
    type,
    session,
    leverage,
    state,
    quantity,
    opened,
    closed,
    waiting,
  } = row
  return {
    id,
    orderNumber,
    symbol,
    names,
    market,
    kind,
    side,
    origin,
    type,
    session,
    leverage,
    state,
    quantity,
    currency: currencyOfRow(row),
    orderedAt: toIso(row.orderedAt),
    limitPrice: row.limit,
    filled: opened ? quantity : 0,
    fills: row.fills,
    endedAt: iso(row.endedAt),
    buyAt: iso(opened?.at),
    buyPrice: opened?.price ?? null,
    originalMargin: opened?.margin ?? '0',
    openValue: opened?.value ?? '0',
    pricedAt: iso(closed?.at) ?? quote.at,
    decimals: quote.decimals,
    sellAt: iso(closed?.at),
    sellPrice: closed?.price ?? null,
    ...figuresOf(context, row),
    settlesOn: closed?.settlesOn ?? opened?.settlesOn ?? null,
    lock: lockOf(context, row, issue),
    lockedThrough: row.lockedThrough,
    issueDay: row.issueDay,
    expiresAt: iso(waiting?.expiresAt),
    closing: closingOf(row),
    ...(row.endedBy ? { endedBy: row.endedBy } : {}),
  }
}

/** An order as the API answers it: as it was sent, and what has happened to it so far. */
export function toOrder(
  row: PositionRow,
  order: Pick<
    Order,
    'intent' | 'quantity' | 'filled' | 'held' | 'feeLines' | 'orderNumber' | 'type' | 'session' | 'price'
  > & { orderedAt: Instant; expiresAt: Instant },
): Order {
  const { id, symbol, side, leverage, state } = row
  return {
    ...order,
    id,
    positionId: id,
    symbol,
    side,
    leverage,
    state,
    orderedAt: toIso(order.orderedAt),
    expiresAt: toIso(order.expiresAt),
  }
}

export function toFill(context: MarketContext, fill: Collections['fills']): Fill {
  return { ...fill, names: instrumentOf(context, fill.symbol).names }
}

const dayTradeStates: Record<PositionRow['state'], DayTrade['state']> = {
  pendingOrder: 'applied',
  holding: 'open',
  preparingToClose: 'open',
  closed: 'closed',
  sold: 'closed',
  cancelled: 'refused',
}

export function toDayTrade(context: MarketContext, row: PositionRow): DayTrade {
  const { names } = instrumentOf(context, row.symbol)
  const quote = quoteOf(context, row.symbol)
  const { id, orderNumber, symbol, side, quantity, state, opened, closed, closesAt, orderedAt, endedAt } = row
  const { profit, feeLines, lastPrice } = figuresOf(context, row)
  return {
    id,
    orderNumber,
    symbol,
    names,
    side,
    quantity,
    profit,
    lastPrice,
    pricedAt: iso(closed?.at) ?? quote.at,
    decimals: quote.decimals,
    feeLines,
    state: dayTradeStates[state],
    appliedAt: toIso(orderedAt),
    openedAt: iso(opened?.at),
    openPrice: opened?.price ?? null,
    closedAt: iso(closed?.at),
    closePrice: closed?.price ?? null,
    closesAt: toIso(closesAt ?? endedAt ?? orderedAt),
    ...(row.endedBy ? { reason: row.endedBy } : {}),
    closedByMember: closed !== null && row.endedBy === 'member',
  }
}

/** Unrealised, before what closing will cost. */
export function unrealisedOf(context: MarketContext, { side, quantity, opened, symbol }: PositionRow): Amount {
  if (!opened) return '0'
  const now = valueOf(lastPriceOf(context, symbol), quantity)
  return side === 'long' ? minus(now, opened.value) : minus(opened.value, now)
}

/** What closing at the price of now would cost, interest included. */
export function closingCosts(context: MarketContext, row: PositionRow): Amount {
  const value = valueOf(lastPriceOf(context, row.symbol), row.quantity)
  return totalOf([...closingFees(row, value, context.now), ...runningInterest(context, row)])
}
