import {
  array,
  integer,
  maxLength,
  maxValue,
  minValue,
  number,
  object,
  optional,
  picklist,
  pipe,
  string,
} from 'valibot'
import { defineCall } from '../shared/wire/call.ts'
import { cursorSchema, idSchema, pageOf, timeSchema, typedSchema } from '../shared/wire/schemas.ts'
import {
  bookSchema,
  candleSchema,
  chartIntervals,
  clockSchema,
  detailSchema,
  hotLists,
  indexSchema,
  quoteSchema,
  searchHitSchema,
  stockSchema,
  stockSorts,
  watchEntrySchema,
} from './entities.ts'
import { kindSchema, marketSchema } from './instrument.ts'

/** Japan is the default (decisions §4). */
const market = optional(marketSchema, 'jpy')

/** As many as one screen shows at once. */
const symbols = pipe(array(idSchema), maxLength(100))

export const indicesCall = defineCall({
  path: 'market/indices',
  role: 'member',
  changes: false,
  input: object({ market }),
  output: array(indexSchema),
  refusals: [],
})

export const stocksCall = defineCall({
  path: 'market/stocks',
  role: 'member',
  changes: false,
  input: object({
    market,
    list: optional(picklist(hotLists), 'turnover'),
    /** Only these, of either market, in this order; one that there is none of is left out. */
    symbols: optional(symbols),
    kind: optional(kindSchema),
    /** Another order than that of the list. */
    sort: optional(object({ by: picklist(stockSorts), direction: picklist(['up', 'down']) })),
    cursor: cursorSchema,
  }),
  output: pageOf(stockSchema),
  refusals: [],
})

/** A symbol that there is none of is left out. */
export const quotesCall = defineCall({
  path: 'market/quotes',
  role: 'member',
  changes: false,
  input: object({ symbols }),
  output: array(quoteSchema),
  refusals: [],
})

/** By code, kanji, kana or romaji; the best hit first. */
export const searchCall = defineCall({
  path: 'market/search',
  role: 'member',
  changes: false,
  input: object({ text: typedSchema }),
  output: pipe(array(searchHitSchema), maxLength(50)),
  refusals: [],
})

export const detailCall = defineCall({
  path: 'market/detail',
  role: 'member',
  changes: false,
  input: object({ symbol: idSchema }),
  output: detailSchema,
  refusals: ['notFound'],
})

/** The oldest first; earlier ones are asked for with `until`, the `at` of the first. */
export const candlesCall = defineCall({
  path: 'market/candles',
  role: 'member',
  changes: false,
  input: object({
    symbol: idSchema,
    interval: picklist(chartIntervals),
    until: optional(timeSchema),
    limit: optional(pipe(number(), integer(), minValue(1), maxValue(1000)), 500),
  }),
  output: pipe(array(candleSchema), maxLength(1000)),
  refusals: ['notFound'],
})

export const bookCall = defineCall({
  path: 'market/book',
  role: 'member',
  changes: false,
  input: object({ symbol: idSchema }),
  output: bookSchema,
  refusals: ['notFound'],
})

export const clockCall = defineCall({
  path: 'market/clock',
  role: 'member',
  changes: false,
  input: object({ market }),
  output: clockSchema,
  refusals: [],
})

/** Server-sent, one quote an event, at most 4 a second a symbol. In the query commas separate the symbols. */
export const streamCall = defineCall({
  method: 'GET',
  path: 'market/stream',
  role: 'member',
  changes: false,
  input: object({ symbols: pipe(string(), maxLength(1000)) }),
  output: quoteSchema,
  refusals: ['streamsFull'],
})

const watchlist = array(watchEntrySchema)

/** Specification §7: `type` is the market. */
export const watchlistCall = defineCall({
  path: 'user/Optionallist',
  role: 'member',
  changes: false,
  input: object({ type: market }),
  output: watchlist,
  refusals: [],
})

export const watchCall = defineCall({
  path: 'user/addOptional',
  role: 'member',
  changes: true,
  input: object({ symbol: idSchema }),
  output: watchlist,
  refusals: ['required', 'notFound'],
})

/** Of one that is not watched there is nothing to remove, and no harm. */
export const unwatchCall = defineCall({
  path: 'user/removeOptional',
  role: 'member',
  changes: true,
  input: object({ symbol: idSchema }),
  output: watchlist,
  refusals: [],
})

export const reorderWatchlistCall = defineCall({
  path: 'user/reorderOptional',
  role: 'member',
  changes: true,
  input: object({ symbols: pipe(array(idSchema), maxLength(5000)) }),
  output: watchlist,
  refusals: ['notFound'],
})
