import {
  array,
  boolean,
  type InferOutput,
  integer,
  literal,
  maxLength,
  maxValue,
  nullable,
  number,
  object,
  picklist,
  pipe,
  string,
} from 'valibot'
import { amountSchema, countSchema, daySchema, timeSchema } from '../shared/wire/schemas.ts'
import { sessionKinds } from '../shared/time/calendar.ts'
import { instrumentSchema, marketSchema, sectors } from './instrument.ts'
import { symbolSchema } from './symbol.ts'

export const chartIntervals = ['1m', '5m', '15m', '30m', '1d', '1w', '1M'] as const
export type ChartInterval = (typeof chartIntervals)[number]

/** What can be drawn beside the candles. */
export const chartIndicators = ['average', 'exponential', 'bands', 'vwap', 'rsi', 'macd'] as const
export type ChartIndicator = (typeof chartIndicators)[number]

export const hotLists = ['turnover', 'gainers', 'losers', 'volume'] as const
export type HotList = (typeof hotLists)[number]

export const stockSorts = ['symbol', 'price', 'changePercent', 'volume', 'turnover'] as const
export type StockSort = (typeof stockSorts)[number]

export const indexNames = ['nikkei225', 'topix', 'sp500', 'dowJones'] as const
export type IndexName = (typeof indexNames)[number]

const words = object({ ja: string(), en: string(), 'zh-Hant': string() })

/** A small chart: prices of the day so far, oldest first. */
const line = pipe(array(amountSchema), maxLength(64))

/**
 * Before the first trade of a day `price` is the previous close; of one that is not listed yet, the price it is issued
 * at.
 */
export const quoteSchema = object({
  symbol: symbolSchema,
  price: amountSchema,
  change: amountSchema,
  changePercent: amountSchema,
  previousClose: amountSchema,
  open: nullable(amountSchema),
  high: nullable(amountSchema),
  low: nullable(amountSchema),
  volume: countSchema,
  turnover: amountSchema,
  bid: nullable(amountSchema),
  ask: nullable(amountSchema),
  at: timeSchema,
  /** As many as any price of the day can have, so that a column shows all alike and rounds none. */
  decimals: pipe(countSchema, maxValue(4)),
  state: picklist(['normal', 'halted', 'delisted', 'notListed']),
})
export type Quote = InferOutput<typeof quoteSchema>

/** `at` is the instant at which it begins. */
export const candleSchema = object({
  at: timeSchema,
  open: amountSchema,
  high: amountSchema,
  low: amountSchema,
  close: amountSchema,
  volume: countSchema,
})
export type Candle = InferOutput<typeof candleSchema>

const level = object({ price: amountSchema, quantity: countSchema })
const side = pipe(array(level), maxLength(10))

/** Ten levels a side, the best one first. */
export const bookSchema = object({ symbol: symbolSchema, at: timeSchema, asks: side, bids: side })
export type Book = InferOutput<typeof bookSchema>

/** Real names, invented values: shown as 模擬 (decisions §1). */
export const indexSchema = object({
  name: picklist(indexNames),
  market: marketSchema,
  simulated: literal(true),
  value: amountSchema,
  change: amountSchema,
  changePercent: amountSchema,
  at: timeSchema,
  line,
})
export type MarketIndex = InferOutput<typeof indexSchema>

const { symbol, names, market, section, kind } = instrumentSchema.entries

export const stockSchema = object({ symbol, names, market, section, kind, quote: quoteSchema, line })
export type Stock = InferOutput<typeof stockSchema>

const dividend = object({
  exDay: daySchema,
  payDay: daySchema,
  perShare: amountSchema,
  state: picklist(['forecast', 'paid']),
})

export const detailSchema = object({
  instrument: instrumentSchema,
  quote: quoteSchema,
  /** What the day's price limit is counted from, and its sides that are widened. */
  base: amountSchema,
  widened: object({ up: boolean(), down: boolean() }),
  /** New York has none. */
  limit: nullable(object({ low: amountSchema, high: amountSchema })),
  company: object({ about: words, founded: pipe(number(), integer()), employees: countSchema, headquarters: words }),
  dividends: array(dividend),
  watched: boolean(),
})
export type StockDetail = InferOutput<typeof detailSchema>

export const searchHitSchema = object({
  symbol,
  names,
  market,
  kind,
  sector: picklist(sectors),
  matched: picklist(['code', 'kanji', 'kana', 'romaji', 'english']),
})
export type SearchHit = InferOutput<typeof searchHitSchema>

export const clockSchema = object({
  market: marketSchema,
  kind: picklist(sessionKinds),
  day: daySchema,
  from: timeSchema,
  to: timeSchema,
  nextOpen: timeSchema,
  nextClose: timeSchema,
  /** Of a weekday on which the market is closed. */
  holiday: nullable(words),
})
export type MarketClock = InferOutput<typeof clockSchema>

/** Specification §3. */
export const watchEntrySchema = object({ symbol: symbolSchema })
export type WatchEntry = InferOutput<typeof watchEntrySchema>
