import { sampleStocks, type Stock, stocksCall } from '@kabuto/domain/market'
import { expect, test } from 'vitest'
import { bench, settle, useFakePage } from '../shell/data/testing.ts'
import { stockPages } from './data.ts'
import { knownStockAtom } from './knownStock.ts'

useFakePage()
const [first, second] = sampleStocks as [Stock, Stock]

test('of a stock that a list has just read the row is known; of another, or of an old list, nothing', async () => {
  const { server, show, store } = bench()
  server.always(stocksCall.path, ({ market }) => ({ items: market === 'jpy' ? [first] : [second], next: null }))
  const known = (symbol: string) => store.get(knownStockAtom)(symbol)
  expect(known(first.symbol)).toBeUndefined()

  await show(stockPages({ market: 'jpy', list: 'turnover' }).atom)
  await settle()
  expect(known(first.symbol)).toEqual(first)
  expect(known(second.symbol)).toBeUndefined()
  await show(stockPages({ market: 'usd', list: 'turnover' }).atom)
  await settle()
  expect(known(second.symbol)).toEqual(second)

  await settle(60_000)
  expect(known(first.symbol)).toEqual(first)
  await settle(1)
  expect(known(first.symbol)).toBeUndefined()
})
