import type { ScreenName } from '@kabuto/domain/paths'
import { formatMoney } from '@kabuto/domain/shared'
import { expect, test } from 'vitest'
import { firstFigures } from './firstFigures.ts'

const funds = { total: '1234567', withdrawable: '89012' }
const names = { ja: '青葉精機', kana: 'アオバセイキ', en: 'Aoba Precision', zhHant: '青葉精機' }
const quote = { price: '2777.5', decimals: 1, state: 'normal' }

test.each<[ScreenName, string, unknown, string]>([
  ['home', 'funds/summary', funds, '1,234,567円'],
  ['funds', 'funds/summary', funds, '1,234,567円'],
  ['withdraw', 'funds/summary', funds, '89,012円'],
  ['stock', 'market/detail', { instrument: { market: 'jpy', names }, quote }, '2,777.5円'],
  ['stock', 'market/detail', { instrument: { market: 'usd', names }, quote: { ...quote, decimals: 2 } }, '$2,777.50'],
])('the large figure of %s, of what %s answers', (screen, call, data, text) => {
  const kind = firstFigures[screen]
  const figure = kind?.read(data, 'ja')
  expect([kind?.call, formatMoney(figure?.value, figure?.money)]).toEqual([call, text])
})

test.each([
  ['a stock that is halted', { instrument: { market: 'jpy', names }, quote: { ...quote, state: 'halted' } }],
  ['an answer without a quote', { instrument: { market: 'jpy' } }],
  ['an answer without an instrument', { quote }],
])('%s has none', (_, data) => {
  expect(firstFigures.stock?.read(data, 'ja')).toBeUndefined()
})

test.each<[ScreenName, object]>([
  ['home', { isOwn: true }],
  ['funds', { isOwn: true }],
  ['withdraw', { isOwn: true }],
  ['stock', { isOwn: false, of: 'Aoba Precision' }],
])('whether the one of %s is the member’s own, or what it is of: %j', (screen, whose) => {
  expect(firstFigures[screen]?.read({ instrument: { market: 'jpy', names }, quote }, 'en')).toMatchObject(whose)
})
