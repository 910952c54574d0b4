import { describe, expect, test } from 'vitest'
import { times } from '../shared/amount/money.ts'
import { orderFees } from './fees.ts'
import { meanPrice, profitOf, profitPercent, taxEstimate } from './profit.ts'

const feeLines = orderFees({
  market: 'jpy',
  intent: 'open',
  sells: false,
  onMargin: false,
  value: '284600',
  quantity: 100,
  day: '2026-11-20',
})

describe('profit and loss after fees', () => {
  test.each([
    ['long', '2880.5', '3175', '1.1156'],
    ['long', '2846', '-275', '-0.0966'],
    ['short', '2800', '4325', '1.5197'],
    ['short', '2880.5', '-3725', '-1.3089'],
  ] as const)('%s to %s is %s', (side, closePrice, profit, percent) => {
    const outcome = { side, opened: '284600', closed: times(closePrice, '100'), feeLines }
    expect([profitOf(outcome), profitPercent(outcome)]).toEqual([profit, percent])
  })

  test('of nothing paid there is no percentage', () =>
    expect(profitPercent({ side: 'long', opened: '0', closed: '100', feeLines: [] })).toBeUndefined())
})

test.each([
  ['100000', 0, '20315'],
  ['3', 0, '0'],
  ['-500', 0, '0'],
  ['10.01', 2, '2.03'],
])('the tax on a gain of %s is estimated at %3$s', (profit, decimals, tax) =>
  expect(taxEstimate(profit, decimals)).toBe(tax),
)

test('a mean price weighs the fills by their shares', () => {
  expect(meanPrice('30600', 300)).toBe('102')
  expect(meanPrice('302', 3)).toBe('100.6667')
})
