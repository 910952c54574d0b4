import { describe, expect, test } from 'vitest'
import type { GenericSchema } from 'valibot'
import { isBelow, isSame, minus, percentOf, rounded } from '../shared/amount/money.ts'
import { readAnswer } from '../shared/wire/readAnswer.ts'
import { marketClock } from './clock.ts'
import {
  bookCall,
  candlesCall,
  clockCall,
  detailCall,
  indicesCall,
  quotesCall,
  searchCall,
  stocksCall,
  streamCall,
  watchlistCall,
} from './contract.ts'
import { instrumentSchema, tickTableAt } from './instrument.ts'
import {
  sampleBook,
  sampleCandles,
  sampleClock,
  sampleDetail,
  sampleHits,
  sampleIndices,
  sampleInstruments,
  sampleQuote,
  sampleQuotes,
  sampleStocks,
  sampleWatchlist,
} from './samples.ts'
import { isOnTick } from './ticks.ts'

const answers: readonly (readonly [string, GenericSchema, unknown])[] = [
  ['indices', indicesCall.output, sampleIndices],
  ['stocks', stocksCall.output, { items: sampleStocks, next: null }],
  ['quotes', quotesCall.output, sampleQuotes],
  ['search', searchCall.output, sampleHits],
  ['detail', detailCall.output, sampleDetail],
  ['candles', candlesCall.output, sampleCandles],
  ['book', bookCall.output, sampleBook],
  ['clock', clockCall.output, sampleClock],
  ['stream', streamCall.output, sampleQuote],
  ['Optionallist', watchlistCall.output, sampleWatchlist],
]

test.each(answers)('the sample of %s is an answer of its call', (_, schema, sample) =>
  expect(readAnswer(schema, sample)).toEqual({ value: sample }),
)

test.each(sampleInstruments.map((instrument) => [instrument.symbol, instrument] as const))(
  '%s is an instrument with a quote on its ticks that adds up',
  (symbol, instrument) => {
    expect(readAnswer(instrumentSchema, instrument)).toEqual({ value: instrument })
    const quote = sampleQuotes.find((found) => found.symbol === symbol) ?? sampleQuote
    const table = tickTableAt(instrument, '2026-11-20')
    for (const price of [
      quote.price,
      quote.previousClose,
      quote.open,
      quote.high,
      quote.low,
      quote.bid ?? quote.price,
      quote.ask ?? quote.price,
    ]) {
      expect([symbol, price, price !== null && isOnTick(price, table)]).toEqual([symbol, price, true])
    }
    expect(isSame(quote.change, minus(quote.price, quote.previousClose))).toBe(true)
    expect(
      isSame(quote.changePercent, rounded(percentOf(quote.change, quote.previousClose) ?? '0', 2, 'halfAwayFromZero')),
    ).toBe(true)
  },
)

test('the book has ten levels a side around the price, and candles are whole', () => {
  expect([
    sampleBook.asks.length,
    sampleBook.bids.length,
    sampleBook.asks[0]?.price,
    sampleBook.bids[9]?.price,
  ]).toEqual([10, 10, '2846.5', '2841'])
  for (const { open, high, low, close } of sampleCandles) {
    expect([open, close].some((price) => isBelow(price, low) || isBelow(high, price))).toBe(false)
    expect([open, high, low, close].every((price) => isOnTick(price, 'topix500'))).toBe(true)
  }
})

test('indices are asked for by market, Japan’s without', () => {
  expect([{ market: 'usd' }, {}].map((input) => readAnswer(indicesCall.input, input))).toEqual([
    { value: { market: 'usd' } },
    { value: { market: 'jpy' } },
  ])
})

describe('the clock of a market', () => {
  test('tells what runs, and when the regular session opens and closes next', () => {
    expect(sampleClock).toEqual({
      market: 'jpy',
      kind: 'afternoon',
      day: '2026-11-20',
      from: '2026-11-20T12:30:00+09:00',
      to: '2026-11-20T15:25:00+09:00',
      nextOpen: '2026-11-24T09:00:00+09:00',
      nextClose: '2026-11-20T15:30:00+09:00',
      holiday: null,
    })
  })

  test('names a holiday', () => {
    expect(marketClock('usd', Date.parse('2026-11-26T10:00:00-05:00'))).toMatchObject({
      kind: 'closed',
      holiday: { en: 'Thanksgiving Day' },
    })
  })
})
