import { describe, expect, test } from 'vitest'
import { formatHash } from './address.ts'
import { formatBig, formatLarge } from './big.ts'
import { changeParts, formatChange } from './change.ts'
import { formatPercent } from './percent.ts'
import { formatMoney } from './money.ts'

describe('formatMoney as the specification has it', () => {
  test.each([
    [1234.5, '1,234.50'],
    [0, '0'],
    ['0.00', '0'],
    ['0.001', '0.00'],
    [-0.001, '0.00'],
    [-1234.5, '−1,234.50'],
    ['', '―'],
    ['abc', '―'],
    [null, '―'],
    [Number.POSITIVE_INFINITY, '―'],
    ['１２３４', '1,234.00'],
    [9147.595, '9,147.60'],
  ])('%j is %s', (value, text) => expect(formatMoney(value)).toBe(text))

  test('decimals can be asked for', () => expect(formatMoney('12.3456', { decimals: 4 })).toBe('12.3456'))
})

describe('formatMoney with a currency', () => {
  test.each([
    ['12846320', { currency: 'JPY' }, '12,846,320円'],
    ['12846320', { currency: 'JPY', locale: 'en' }, '¥12,846,320'],
    ['12846320', { currency: 'JPY', locale: 'zh-Hant' }, '12,846,320日圓'],
    ['2846', { currency: 'JPY', decimals: 1 }, '2,846.0円'],
    ['1284.5', { currency: 'USD' }, '$1,284.50'],
    ['1284.5', { currency: 'USD', locale: 'zh-Hant' }, '$1,284.50'],
    ['0', { currency: 'JPY' }, '0円'],
    ['0', { currency: 'USD' }, '$0.00'],
    ['-500', { currency: 'JPY', locale: 'en' }, '−¥500'],
    ['84210', { currency: 'JPY', locale: 'en', signed: true }, '+¥84,210'],
    ['74000', { currency: 'JPY', signed: true }, '+74,000円'],
    ['0.4', { currency: 'JPY', signed: true }, '0円'],
    ['', { currency: 'JPY' }, '―'],
  ] as const)('%s with %j is %s', (value, options, text) => expect(formatMoney(value, options)).toBe(text))
})

test.each([
  [12345, '12.35K'],
  [1234567, '1.23juta'],
  [999999, '1000.00K'],
  [1000, '1.00K'],
  [999, '999'],
  [12.5, '12.5'],
  [-12345, '−12.35K'],
  [0, '0'],
  ['', '―'],
])('formatBig(%j) is %s', (value, text) => expect(formatBig(value)).toBe(text))

test.each([
  ['48200000', 'ja', '4,820万'],
  ['123456789', 'ja', '1.2億'],
  ['9999', 'ja', '9,999'],
  ['10000', 'ja', '1万'],
  ['48200000', 'zh-Hant', '4,820萬'],
  ['48200000', 'en', '48.2M'],
  ['1234', 'en', '1.2K'],
  ['2500000000', 'en', '2.5B'],
  ['x', 'ja', '―'],
  ['99994999', 'ja', '9,999万'],
  ['99995000', 'ja', '1.0億'],
  ['-99995000', 'zh-Hant', '−1.0億'],
  ['95000000', 'ja', '9,500万'],
  ['9999.5', 'ja', '1万'],
  ['999949', 'en', '999.9K'],
  ['999950', 'en', '1.0M'],
  ['999950000', 'en', '1.0B'],
  ['999.5', 'en', '1.0K'],
  ['0', 'en', '0'],
] as const)('%s in %s counts as %s', (value, locale, text) => expect(formatLarge(value, locale)).toBe(text))

describe('formatChange', () => {
  test.each([
    [{ amount: 34.5, percent: 1.23 }, {}, '▲ +34.5（+1.23%）'],
    [{ amount: -18, percent: -1.47 }, {}, '▼ −18.0（−1.47%）'],
    [{ amount: -18, percent: -1.47 }, { locale: 'en' }, '▼ −18.0 (−1.47%)'],
    [{ percent: 0 }, {}, '― 0.00%'],
    [{ percent: -0.001 }, {}, '― 0.00%'],
    [{ percent: 9.87 }, { percentDecimals: 1 }, '▲ +9.9%'],
    [{ amount: 84210, percent: 0.66 }, { currency: 'JPY' }, '▲ +84,210円（+0.66%）'],
    [{ amount: 84210, percent: 0.66 }, { currency: 'JPY', locale: 'en' }, '▲ +¥84,210 (+0.66%)'],
    [{ amount: -1.5, percent: -0.1 }, { currency: 'USD' }, '▼ −$1.50（−0.10%）'],
    [{}, {}, '―'],
    [{ percent: 'x' }, {}, '―'],
  ] as const)('%j with %j is %s', (change, options, text) => expect(formatChange(change, options)).toBe(text))

  test.each([
    [{ percent: 1.23 }, 'ja', '上昇 プラス1.23パーセント'],
    [{ percent: -1.23 }, 'ja', '下落 マイナス1.23パーセント'],
    [{ amount: 2, percent: 1 }, 'en', 'up plus 2.0 plus 1.00 percent'],
    [{ percent: 0 }, 'zh-Hant', '持平 百分之0.00'],
    [{}, 'en', 'no value'],
  ] as const)('%j is spoken in %s as %s', (change, locale, text) =>
    expect(changeParts(change, { locale }).spoken).toBe(text),
  )
})

test.each([
  [12.345, {}, '12.35%'],
  [12.345, { signed: true }, '+12.35%'],
  [-3, {}, '−3.00%'],
  [0, { signed: true }, '0.00%'],
  [5.06, { decimals: 1 }, '5.1%'],
  [null, {}, '―'],
])('formatPercent(%j, %j) is %s', (value, options, text) => expect(formatPercent(value, options)).toBe(text))

test('a hash is shown whole, in groups of eight', () => {
  expect(formatHash('03345a415fd24b343d633391')).toBe('03345a41 5fd24b34 3d633391')
  expect(formatHash('03345a415f')).toBe('03345a41 5f')
  expect(formatHash('')).toBe('')
})
