import {
  bookCall,
  candlesCall,
  clockCall,
  detailCall,
  indicesCall,
  isOnTick,
  type Quote,
  type Stock,
  quotesCall,
  reorderWatchlistCall,
  searchCall,
  stocksCall,
  tickTableAt,
  unwatchCall,
  watchCall,
  watchlistCall,
} from '@kabuto/domain/market'
import {
  decimalsIn,
  addDays,
  type Call,
  type InputOf,
  type Instant,
  type OutputOf,
  readAnswer,
  type Refusal,
  romajiOf,
} from '@kabuto/domain/shared'
import { describe, expect, test } from 'vitest'
import type { MemberContext, VisitorContext } from '../../engine/context.ts'
import type { Result } from '../../engine/handler.ts'
import { memoryStore } from '../../engine/memoryStore.ts'
import { beginWork, type Work } from '../../engine/work.ts'
import { marketHandlers } from './handlers.ts'
import { ANNOUNCED_BEFORE } from '../../market/listing.ts'
import { FRIDAY, market } from '../../market/testing.ts'

type Asker = { now: Instant; work: Work }
const asker = (now: Instant = FRIDAY): Asker => ({ now, work: beginWork(memoryStore()) })

/** Asks as the brokerage does, and reads the answer as the app does. */
async function ask<Any extends Call>(
  call: Any,
  input: InputOf<Any>,
  { now, work }: Asker = asker(),
): Promise<OutputOf<Any>> {
  const result = await answer(call, input, { now, work })
  if ('refusal' in result) throw new Error(result.refusal.code)
  const read = readAnswer(call.output, result.data)
  if ('refusal' in read) throw new Error(`${call.path} ${read.refusal.field}`)
  expect(read.value).toEqual(result.data)
  return result.data
}

async function answer(call: Call, input: unknown, { now, work }: Asker = asker()): Promise<Result<unknown>> {
  const handler = marketHandlers.find((one) => one.call === call)
  if (!handler) throw new Error(call.path)
  const desk = { market, now, work, account: '0000000001', language: 'ja' } as unknown as MemberContext & VisitorContext
  return handler.run(desk, input as never)
}

async function refusalOf(call: Call, input: unknown): Promise<Refusal | undefined> {
  const result = await answer(call, input)
  return 'refusal' in result ? result.refusal : undefined
}

const keyOf: Record<'price' | 'changePercent' | 'volume' | 'turnover', (quote: Quote) => number> = {
  price: ({ price }) => Number(price),
  changePercent: ({ changePercent }) => Number(changePercent),
  volume: ({ volume }) => volume,
  turnover: ({ turnover }) => Number(turnover),
}

/** All rows of a market, page by page. */
async function allOf(id: 'jpy' | 'usd'): Promise<Stock[]> {
  const rows: Stock[] = []
  let cursor: string | undefined
  do {
    const { items, next } = await ask(stocksCall, { market: id, list: 'turnover', ...(cursor && { cursor }) })
    rows.push(...items)
    cursor = next ?? undefined
  } while (cursor !== undefined)
  return rows
}

const decimalsOf = (amount: string | null): number => decimalsIn(amount ?? '')

test.each(['jpy', 'usd'] as const)('in %s no price of a quote has more decimals than it says', async (id) => {
  const quotes = (await allOf(id)).map(({ quote }) => quote)
  expect(quotes.length).toBeGreaterThan(id === 'jpy' ? 3900 : 20)
  for (const { symbol, decimals, price, previousClose, open, high, low, bid, ask: offered } of quotes) {
    const most = Math.max(...[price, previousClose, open, high, low, bid, offered].map(decimalsOf))
    expect({ symbol, most, decimals }).toSatisfy(() => most <= decimals)
  }
  expect(new Set(quotes.map(({ decimals }) => decimals))).toEqual(new Set(id === 'jpy' ? [0, 1] : [2]))
})

test('whole yen are told as whole where half ones cannot be that day', async () => {
  const [aoba] = await ask(quotesCall, { symbols: ['0712'] })
  const fine = (await allOf('jpy')).filter(({ quote }) => quote.decimals === 1)
  expect(aoba?.decimals).toBe(1)
  // A limit reaches about a quarter below: half yen are possible up to some 4,000.
  expect(Math.max(...fine.map(({ quote }) => Number(quote.previousClose)))).toBeLessThan(4000)
})

/** What a search for a symbol finds at noon of a day. */
async function found(symbol: string, day: string): Promise<string[]> {
  const hits = await ask(searchCall, { text: symbol }, asker(Date.parse(`${day}T12:00:00+09:00`)))
  return hits.map((hit) => hit.symbol)
}

describe('lists', () => {
  test.each([
    ['turnover', 'turnover', -1],
    ['gainers', 'changePercent', -1],
    ['losers', 'changePercent', 1],
    ['volume', 'volume', -1],
  ] as const)(
    '%s are sorted by it, with 4,000 rows and those that have come since, in pages of 100',
    async (list, by, sign) => {
      const seen: Quote[] = []
      let cursor: string | undefined
      do {
        const { items, next } = await ask(stocksCall, { list, cursor }, asker(FRIDAY + seen.length * 100))
        seen.push(...items.map(({ quote }) => quote))
        cursor = next ?? undefined
      } while (cursor !== undefined)
      const since = market.issues('', '2026-11-20')
      expect(since.map(({ listedOn }) => listedOn)).toEqual(['2026-11-09', '2026-11-12', '2026-11-17', '2026-11-20'])
      expect(new Set(seen.map(({ symbol }) => symbol)).size).toBe(4000 + since.length)
      expect(seen.filter(({ symbol }) => since.some((issue) => issue.symbol === symbol))).toHaveLength(since.length)
      const keys = seen.map((quote) => sign * keyOf[by](quote))
      expect(keys).toEqual(keys.toSorted((one, other) => one - other))
    },
  )

  test('have an order of one’s own, and the other market', async () => {
    const { items } = await ask(stocksCall, { market: 'usd', list: 'turnover', sort: { by: 'price', direction: 'up' } })
    expect(items.every(({ market: id }) => id === 'usd')).toBe(true)
    expect(items.map(({ quote }) => Number(quote.price))).toEqual(
      items.map(({ quote }) => Number(quote.price)).toSorted((one, other) => one - other),
    )
    const names = (await ask(stocksCall, { list: 'turnover', sort: { by: 'symbol', direction: 'down' } })).items.map(
      ({ symbol }) => symbol,
    )
    expect(names).toEqual(names.toSorted().toReversed())
  })

  test('a cursor that is none, or of long ago, or of what comes, does no harm', async () => {
    const first = (await ask(stocksCall, { list: 'volume' })).items.map(({ symbol }) => symbol)
    for (const cursor of [
      '',
      'x',
      '.',
      '-1.-5',
      `${(FRIDAY + 60_000).toString(36)}.0`,
      '0.0',
      '🙂',
      `${FRIDAY.toString(36)}.zz`.slice(0, 3),
    ]) {
      expect(
        (await ask(stocksCall, { list: 'volume', cursor })).items.map(({ symbol }) => symbol),
        `with ${cursor}`,
      ).toEqual(first)
    }
    expect(
      (await ask(stocksCall, { list: 'volume', cursor: `${FRIDAY.toString(36)}.${(1e9).toString(36)}` })).items,
    ).toEqual([])
  })
})

describe('a list of some', () => {
  test('of one kind has all of that kind and no others, page by page', async () => {
    const seen: Stock[] = []
    for (let cursor: string | undefined, pages = 0; pages < 3; pages += 1) {
      const { items, next } = await ask(stocksCall, { list: 'turnover', kind: 'etf', cursor })
      seen.push(...items)
      if (next === null) break
      cursor = next
    }
    const etfs = market.instruments('jpy').filter(({ kind }) => kind === 'etf')
    expect(etfs.length).toBeGreaterThan(10)
    expect(seen.map(({ symbol }) => symbol).toSorted()).toEqual(etfs.map(({ symbol }) => symbol).toSorted())
  })

  test('symbols has their names, section and line in the order asked for, of both markets, once each', async () => {
    const { items, next } = await ask(stocksCall, { symbols: ['KABU1', '0712', 'NONE1', '0712', '0166'] })
    expect(items.map(({ symbol, names, market: id }) => [symbol, names.ja, id])).toEqual([
      ['KABU1', market.instrument('KABU1')?.names.ja, 'usd'],
      ['0712', '青葉精機', 'jpy'],
      ['0166', '椿製薬', 'jpy'],
    ])
    expect(items.every(({ quote, symbol, line }) => quote.symbol === symbol && line.length > 1)).toBe(true)
    expect(next).toBeNull()
  })

  test('symbols can be sorted, and can be none', async () => {
    const sort = { by: 'symbol', direction: 'down' } as const
    const { items } = await ask(stocksCall, { symbols: ['0166', '0824', '0712'], sort })
    expect(items.map(({ symbol }) => symbol)).toEqual(['0824', '0712', '0166'])
    expect(await ask(stocksCall, { symbols: [] })).toEqual({ items: [], next: null })
  })
})

describe('search', () => {
  test('finds a company from its announcement on, and none that comes later', async () => {
    const issue = market.issues('2028-04-03', '2028-04-20')[0]
    const announced = addDays(issue?.listedOn ?? '', -ANNOUNCED_BEFORE)
    expect(await found(issue?.symbol ?? '', addDays(announced, -1))).toEqual([])
    expect(await found(issue?.symbol ?? '', announced)).toEqual([issue?.symbol])
  })

  test.each([
    ['0712', '0712', 'code'],
    ['０７１２', '0712', 'code'],
    ['kabu1', 'KABU1', 'code'],
    ['青葉精機', '0712', 'kanji'],
    ['青葉', '0712', 'kanji'],
    ['椿製藥', '0166', 'kanji'],
    ['アオバ', '0712', 'kana'],
    ['あおば', '0712', 'kana'],
    ['ｱｵﾊﾞ', '0712', 'kana'],
    ['aoba', '0712', 'romaji'],
    ['Aoba Precision', '0712', 'english'],
    ['tsubakiseiyaku', '0166', 'romaji'],
    ['tubaki', '0166', 'romaji'],
    ['shirakawa', '0263', 'romaji'],
    ['sirakawa', '0263', 'romaji'],
    ['Asagiri Tele', '0824', 'english'],
    ['Kabuto Robotics', 'KABU1', 'english'],
    ['北杜', '0527', 'kanji'],
    ['jukogyo', '0379', 'romaji'],
  ])('%s finds %s by its %s', async (text, symbol, matched) => {
    const [hit] = await ask(searchCall, { text })
    expect(hit).toMatchObject({ symbol, matched })
  })

  test.each([
    ['アオハ', '0712', 'kana'],
    ['mniato', '0418', 'romaji'],
    ['Tsurumi Heavy Industrie Holdings', '0379', 'english'],
    ['白川職品', '0263', 'kanji'],
  ])('%s, typed with one mistake, finds %s by its %s', async (text, symbol, matched) => {
    const [hit] = await ask(searchCall, { text })
    expect(hit).toMatchObject({ symbol, matched })
  })

  test('what begins so comes before what only holds it', async () => {
    const hits = await ask(searchCall, { text: 'mi' })
    expect(
      hits.filter(({ names: { kana, en } }) => !romajiOf(kana).startsWith('mi') && !en.toLowerCase().startsWith('mi')),
    ).toEqual([])
    expect(hits).toHaveLength(50)
  })

  test('nothing finds nothing, much finds fifty', async () => {
    expect(await ask(searchCall, { text: ' ' })).toEqual([])
    expect(await ask(searchCall, { text: 'そんなかいしゃはない' })).toEqual([])
    expect(await ask(searchCall, { text: 'a' })).toHaveLength(50)
  })

  test.each([
    ['ショウコウギョウ', 'shokogyo'],
    ['キッコウ', 'kiko'],
    ['フジ', 'fuji'],
    ['シュンプウ', 'shunpu'],
    ['チュウオウ', 'chuo'],
    ['ヴァイオリン', 'vaiorin'],
  ])('%s is read %s', (kana, romaji) => {
    expect(romajiOf(kana)).toBe(romaji)
  })
})

describe('one instrument', () => {
  test.each(['0712', '0A1B', 'KABU1', '0527', '0644', '0851', '0B27', 'KAFV1'])(
    '%s can be looked at closely',
    async (symbol) => {
      const { instrument, base, limit, dividends, company } = await ask(detailCall, { symbol })
      expect(instrument.symbol).toBe(symbol)
      expect(isOnTick(base, tickTableAt(instrument, '2026-11-20'))).toBe(true)
      expect(limit === null).toBe(instrument.market === 'usd')
      expect(dividends.map(({ exDay }) => exDay)).toEqual(
        dividends
          .map(({ exDay }) => exDay)
          .toSorted()
          .toReversed(),
      )
      for (const { exDay, payDay, state } of dividends)
        expect([exDay < payDay, state]).toEqual([true, payDay < '2026-11-20' ? 'paid' : 'forecast'])
      expect(company.about['zh-Hant']).not.toBe('')
      expect(company.founded).toBeLessThanOrEqual(Number(instrument.listedOn.slice(0, 4)))
    },
  )

  test('companies that pay tell of both what was and what comes', async () => {
    const received = await Promise.all(
      market
        .instruments('jpy')
        .slice(60, 160)
        .map(({ symbol }) => ask(detailCall, { symbol })),
    )
    const paying = received.filter(({ dividends }) => dividends.length > 0)
    expect(paying.length).toBeGreaterThan(60)
    expect(
      paying.filter(
        ({ dividends }) =>
          dividends.some(({ state }) => state === 'paid') && dividends.some(({ state }) => state === 'forecast'),
      ).length,
    ).toBeGreaterThan(60)
  })

  test('its candles are not told before they come', async () => {
    const until = '2026-12-24T15:00:00+09:00'
    const [last] = (await ask(candlesCall, { symbol: '0712', interval: '1m', until, limit: 3 })).slice(-1)
    expect(last?.at).toBe('2026-11-20T14:31:00+09:00')
    expect(await ask(candlesCall, { symbol: '0712', interval: '1d' })).toHaveLength(500)
    expect((await ask(candlesCall, { symbol: '0712', interval: '5m', until: last?.at, limit: 1 }))[0]?.at).toBe(
      '2026-11-20T14:30:00+09:00',
    )
  })

  test('its book has ten levels a side around the quote', async () => {
    const { asks, bids } = await ask(bookCall, { symbol: '0712' })
    const [quote] = await ask(quotesCall, { symbols: ['0712'] })
    expect([asks[0]?.price, bids[0]?.price, asks.length, bids.length]).toEqual([quote?.ask, quote?.bid, 10, 10])
    expect([...asks, ...bids].every(({ quantity }) => quantity > 0 && quantity % 100 === 0)).toBe(true)
  })

  test.each([detailCall, bookCall])('there is none under a strange symbol', async (call) => {
    expect(await refusalOf(call, { symbol: '0Z9Z' })).toMatchObject({ code: 'notFound', params: { what: '0Z9Z' } })
    expect(await refusalOf(candlesCall, { symbol: 'AAPL', interval: '1d' })).toMatchObject({ code: 'notFound' })
  })
})

describe('the whole market', () => {
  test('quotes leave out what there is not', async () => {
    expect((await ask(quotesCall, { symbols: ['0712', 'none', 'KABU1'] })).map(({ symbol }) => symbol)).toEqual([
      '0712',
      'KABU1',
    ])
  })

  test('has two indices each, whose change is counted from the close before', async () => {
    const both = [...(await ask(indicesCall, {})), ...(await ask(indicesCall, { market: 'usd' }))]
    expect(both.map(({ name }) => name)).toEqual(['nikkei225', 'topix', 'sp500', 'dowJones'])
    expect(both[0] && Number(both[0].value) - Number(both[0].change)).toBeCloseTo(
      Number(market.indexClose('nikkei225', '2026-11-19')),
      6,
    )
    expect(market.indexClose('nikkei225', '2026-11-19')).toBe('47985.15')
    for (const { line } of both) expect(line.length).toBeGreaterThan(20)
  })

  test('an index closes where its last second stood, and stays there', async () => {
    const after = await ask(indicesCall, {}, asker(Date.parse('2026-11-20T15:45:00+09:00')))
    expect(after.map(({ name, value }) => [name, value])).toEqual(
      (['nikkei225', 'topix'] as const).map((name) => [name, market.indexClose(name, '2026-11-20')]),
    )
    expect(market.indexClose('topix', '2026-11-23')).toBe(market.indexClose('topix', '2026-11-20'))
    expect(await ask(indicesCall, {}, asker(Date.parse('2026-11-24T08:30:00+09:00')))).toMatchObject([
      { value: after[0]?.value, change: '0', line: [] },
      { value: after[1]?.value },
    ])
  })

  test('has a clock', async () => {
    expect(await ask(clockCall, {})).toMatchObject({ market: 'jpy', kind: 'afternoon' })
    expect(await ask(clockCall, { market: 'usd' })).toMatchObject({ market: 'usd', kind: 'closed' })
  })
})

describe('the watchlist', () => {
  test('holds each market’s, the newest first, in an order of one’s own', async () => {
    const desk = asker()
    for (const symbol of ['0712', '0166', 'KABU1', '０２６３', '0712']) await ask(watchCall, { symbol }, desk)
    expect(await ask(watchlistCall, {}, desk)).toEqual([{ symbol: '0263' }, { symbol: '0166' }, { symbol: '0712' }])
    expect(await ask(watchlistCall, { type: 'usd' }, desk)).toEqual([{ symbol: 'KABU1' }])
    expect((await ask(detailCall, { symbol: '0166' }, desk)).watched).toBe(true)
    expect(await ask(reorderWatchlistCall, { symbols: ['0712', '0263', '0166'] }, desk)).toEqual([
      { symbol: '0712' },
      { symbol: '0263' },
      { symbol: '0166' },
    ])
    expect(await ask(unwatchCall, { symbol: '0263' }, desk)).toEqual([{ symbol: '0712' }, { symbol: '0166' }])
    expect(await ask(unwatchCall, { symbol: 'never' }, desk)).toEqual([{ symbol: '0712' }, { symbol: '0166' }])
    expect(await ask(watchlistCall, { type: 'usd' }, desk)).toEqual([{ symbol: 'KABU1' }])
  })

  test.each([
    [watchCall, { symbol: '0Z9Z' }, 'notFound'],
    [watchCall, { symbol: '  ' }, 'required'],
    [watchCall, { symbol: 'AAPL' }, 'notFound'],
    [reorderWatchlistCall, { symbols: ['0712'] }, 'notFound'],
  ])('refuses what there is not', async (call, input, code) => {
    expect((await refusalOf(call, input))?.code).toBe(code)
  })
})
