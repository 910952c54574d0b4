import { describe, expect, test } from 'vitest'
import { toFullWidth } from '../testing.ts'
import { tickTableAt } from './instrument.ts'
import { sampleInstruments } from './samples.ts'
import { isSymbol, marketOfSymbol, parseSymbol } from './symbol.ts'
import { checkReorder, checkWatch, unwatch, watch, widestMoves } from './watchlist.ts'

test.each([
  ['0712', 'jpy'],
  ['0A1B', 'jpy'],
  ['0A1A', 'jpy'],
  ['KABU1', 'usd'],
  ['7203', undefined],
  ['0AAB', undefined],
  ['071', undefined],
  ['07120', undefined],
  ['AAPL', undefined],
  ['KABU12', undefined],
  ['kabu1', undefined],
  ['', undefined],
])('%s is of the market %s', (text, market) => {
  expect(marketOfSymbol(text)).toBe(market)
  expect(isSymbol(text)).toBe(market !== undefined)
})

test.each([
  ['0712', { value: '0712' }],
  [' kabu1 ', { value: 'KABU1' }],
  ['0a1b', { value: '0A1B' }],
])('%s is read as %j, in any width', (typed, expected) => {
  expect(parseSymbol(typed)).toEqual(expected)
  expect(parseSymbol(toFullWidth(typed))).toEqual(expected)
})

test.each([['7203'], ['NaN'], ['1e309'], ['🐢'], ['あ'.repeat(10_000)]])('%s is not found', (typed) => {
  expect(parseSymbol(typed)).toMatchObject({ refusal: { code: 'notFound' } })
  expect(parseSymbol(toFullWidth(typed))).toEqual(parseSymbol(typed))
})

test('what is unknown is told back, but not at any length', () => {
  expect(parseSymbol('x'.repeat(10_000))).toMatchObject({ refusal: { params: { what: 'X'.repeat(20) } } })
  expect(parseSymbol('　')).toMatchObject({ refusal: { code: 'required', params: { field: 'symbol' } } })
})

test.each([
  ['2023-06-04', 'standard'],
  ['2025-10-30', 'standard'],
  ['2025-10-31', 'topix500'],
])('on %s the ticks of an instrument that changed its group are %s', (day, table) => {
  expect(
    sampleInstruments.filter(({ symbol }) => symbol === '0935').map((instrument) => tickTableAt(instrument, day)),
  ).toEqual([table])
})

const knows = (symbol: string): boolean => symbol === '0712'

describe('the watchlist', () => {
  const list = [{ symbol: '0712' }, { symbol: 'KABU1' }]

  test.each([
    ['0712', []],
    ['０７１２', []],
    ['0713', ['notFound']],
    ['x', ['notFound']],
    ['', ['required']],
  ])('watching %s is refused by %j', (symbol, expected) =>
    expect(checkWatch(symbol, knows).map(({ code }) => code)).toEqual(expected),
  )

  test('holds each symbol once, the newest first', () => {
    expect(watch(list, '0166')).toEqual([{ symbol: '0166' }, ...list])
    expect(watch(list, 'KABU1')).toEqual(list)
    expect(unwatch(list, '0712')).toEqual([{ symbol: 'KABU1' }])
    expect(unwatch(list, '0166')).toEqual(list)
  })

  test.each([
    [['KABU1', '0712'], []],
    [['KABU1'], ['0712']],
    [['KABU1', 'KABU1', '0712'], ['KABU1']],
    [['KABU1', '0166', '0712'], ['0166']],
    [['y'.repeat(10_000)], ['y'.repeat(20)]],
  ])('the order %j names %j as wrong', (symbols, what) => {
    expect(checkReorder(symbols, list)).toEqual(
      what.map((found) => ({ code: 'notFound', params: { what: found }, field: 'symbol' })),
    )
  })
})

describe('what has moved most', () => {
  const moves = [
    ['0712', '1.23', 'normal'],
    ['0527', '9.99', 'halted'],
    ['0166', '-3.09', 'normal'],
    ['0824', '0', 'normal'],
    ['0263', '-1.23', 'normal'],
  ] as const
  const stocks = moves.map(([symbol, changePercent, state]) => ({ symbol, quote: { changePercent, state } }))

  test.each([
    [5, ['0166', '0712', '0263', '0824', '0527']],
    [3, ['0166', '0712', '0263']],
    [9, ['0166', '0712', '0263', '0824', '0527']],
  ])('up or down alike, what is not traded last: %d', (most, symbols) =>
    expect(widestMoves(stocks, most).map(({ symbol }) => symbol)).toEqual(symbols),
  )
})
