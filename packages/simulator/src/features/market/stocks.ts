import { type HotList, type Quote, type Stock, stocksCall, type StockSort } from '@kabuto/domain/market'
import { type InputOf, type Instant, type Market, tokyoTime } from '@kabuto/domain/shared'
import { memberHandler } from '../../engine/handler.ts'
import type { MarketData } from '../../engine/marketData.ts'

const PAGE = 100
const SECOND = 1000
/** So long a list that has been begun goes on in its order. */
const OLDEST = 10 * 60 * SECOND
/** Pages of a few lists of both markets. */
const KEPT = 4

type Sort = { by: StockSort; direction: 'up' | 'down' }

const ofList: Record<HotList, Sort> = {
  turnover: { by: 'turnover', direction: 'down' },
  gainers: { by: 'changePercent', direction: 'down' },
  losers: { by: 'changePercent', direction: 'up' },
  volume: { by: 'volume', direction: 'down' },
}

type Snapshot = { id: Market; at: Instant; quotes: readonly Quote[]; sorted: Map<string, readonly Quote[]> }

const snapshots = new WeakMap<MarketData, Snapshot[]>()

/** All quotes of a second, shared by whoever asks for a list in it and by the pages that follow. */
function snapshotOf(market: MarketData, id: Market, at: Instant): Snapshot {
  const kept = snapshots.get(market) ?? []
  const known = kept.find((one) => one.id === id && one.at === at)
  if (known) return known
  const since = id === 'jpy' ? market.issues('', tokyoTime(at).day) : []
  const fresh: Snapshot = {
    id,
    at,
    quotes: [...market.instruments(id), ...since].flatMap(({ symbol }) => market.quote(symbol, at) ?? []),
    sorted: new Map(),
  }
  snapshots.set(market, [fresh, ...kept].slice(0, KEPT))
  return fresh
}

function bySymbol(one: Quote, other: Quote): number {
  return one.symbol < other.symbol ? -1 : 1
}

function sortedBy({ quotes, sorted }: Snapshot, { by, direction }: Sort): readonly Quote[] {
  const name = `${by} ${direction}`
  const known = sorted.get(name)
  if (known) return known
  const sign = direction === 'up' ? 1 : -1
  const order =
    by === 'symbol'
      ? quotes.toSorted((one, other) => sign * bySymbol(one, other))
      : quotes
          .map((quote) => ({ quote, key: sign * Number(quote[by]) }))
          .toSorted((one, other) => one.key - other.key || bySymbol(one.quote, other.quote))
          .map(({ quote }) => quote)
  sorted.set(name, order)
  return order
}

type Place = { at: Instant; from: number }

/** A cursor: the second whose order a list follows, and how much of it has been seen. */
function writtenCursor({ at, from }: Place): string {
  return `${at.toString(36)}.${from.toString(36)}`
}

/**
 * The position of a cursor; a list that was begun too long ago goes on in the current order, and a cursor that is none
 * begins anew.
 */
function placeOf(cursor: string | undefined, now: Instant): Place {
  const second = now - (now % SECOND)
  const [at = Number.NaN, from = 0] = (cursor ?? '').split('.').map((part) => Number.parseInt(part, 36))
  if (!(at <= second) || !(from >= 0)) return { at: second, from: 0 }
  return { at: second - at > OLDEST || at % SECOND !== 0 ? second : at, from }
}

function stockOf(market: MarketData, quote: Quote, at: Instant): Stock[] {
  const instrument = market.instrument(quote.symbol)
  if (!instrument) return []
  const { symbol, names, market: id, section, kind } = instrument
  return [{ symbol, names, market: id, ...(section && { section }), kind, quote, line: market.line(symbol, at) }]
}

type Asked = InputOf<typeof stocksCall>

function listed(market: MarketData, { market: id = 'jpy', list = 'turnover', symbols, sort }: Asked, at: Instant) {
  if (!symbols) return sortedBy(snapshotOf(market, id, at), sort ?? ofList[list])
  const quotes = [...new Set(symbols)].flatMap((symbol) => market.quote(symbol, at) ?? [])
  return sort ? sortedBy({ id, at, quotes, sorted: new Map() }, sort) : quotes
}

function page(market: MarketData, asked: Asked, now: Instant): { items: Stock[]; next: string | null } {
  const { at, from } = placeOf(asked.cursor, now)
  const { kind } = asked
  const all = listed(market, asked, at).filter(
    ({ symbol }) => kind === undefined || market.instrument(symbol)?.kind === kind,
  )
  const next = from + PAGE < all.length ? writtenCursor({ at, from: from + PAGE }) : null
  return { items: all.slice(from, from + PAGE).flatMap((quote) => stockOf(market, quote, at)), next }
}

export const stocks = memberHandler(stocksCall, async ({ market, now }, input) => ({ data: page(market, input, now) }))
