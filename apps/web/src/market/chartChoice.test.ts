import { expect, test } from 'vitest'
import { bench, fakeStorage, useFakePage } from '../shell/data/testing.ts'
import { chartChoiceAtom } from './chartChoice.ts'

useFakePage()

test('charts are looked at as they were left on this device, by whoever comes', () => {
  const rows = new Map<string, string>()
  const first = bench({ lasting: fakeStorage(rows) })
  first.store.set(chartChoiceAtom, { interval: '5m', indicators: ['bands', 'rsi'] })
  expect(first.store.get(chartChoiceAtom)).toEqual({ interval: '5m', indicators: ['bands', 'rsi'] })
  const second = bench({ lasting: fakeStorage(rows), account: '0000000002' })
  expect(second.store.get(chartChoiceAtom)).toEqual({ interval: '5m', indicators: ['bands', 'rsi'] })
  first.store.set(chartChoiceAtom, { interval: '1w', indicators: [] })
  expect(bench({ lasting: fakeStorage(rows) }).store.get(chartChoiceAtom)).toEqual({ interval: '1w', indicators: [] })
})

test.each([
  ['nothing', undefined, '1d', ['average']],
  ['an interval that there is none of', '2h average', '1d', ['average']],
  ['a line that there is none of', '1M average,magic,macd', '1M', ['average', 'macd']],
  ['a word of another release', '<b>', '1d', ['average']],
])('of %s what is known is kept', (_, kept, interval, indicators) => {
  const rows = new Map(kept === undefined ? [] : [['kabuto.chart', kept]])
  expect(bench({ lasting: fakeStorage(rows) }).store.get(chartChoiceAtom)).toEqual({ interval, indicators })
})

test('where the storage is forbidden the choice lives as long as the page', () => {
  const { store } = bench({ lasting: fakeStorage(new Map(), 'forbidden') })
  store.set(chartChoiceAtom, { interval: '30m', indicators: ['vwap'] })
  expect(store.get(chartChoiceAtom)).toEqual({ interval: '30m', indicators: ['vwap'] })
})
