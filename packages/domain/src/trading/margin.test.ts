import { describe, expect, test } from 'vitest'
import { initialMargin, type MarginAccount, marginCall, marginEquity, marginRatio, unrealised } from './margin.ts'

const losing: MarginAccount = {
  cash: '500000',
  collateral: '100000',
  positions: [
    { side: 'long', quantity: 200, openPrice: '3905', lastPrice: '3700', costs: '300' },
    { side: 'short', quantity: 100, openPrice: '2000', lastPrice: '1900', costs: '100' },
  ],
}

test.each([
  ['781000', 1, '781000'],
  ['781000', 2, '390500'],
  ['781000', 3, '260334'],
] as const)('a position of %s yen at %i times freezes %s yen', (value, leverage, margin) =>
  expect(initialMargin(value, leverage)).toBe(margin),
)

test('a long gains with the price, a short against it', () => {
  expect(unrealised({ side: 'long', quantity: 100, openPrice: '1000', lastPrice: '1010' })).toBe('1000')
  expect(unrealised({ side: 'short', quantity: 100, openPrice: '1000', lastPrice: '1010' })).toBe('-1000')
})

describe('the margin ratio', () => {
  test('counts losses and costs, shares at 80 %, and no unrealised profit', () => {
    expect(marginEquity(losing)).toBe('538600')
    expect(marginRatio(losing)).toBe('54.9')
  })

  test('is nothing where nothing is open on credit', () =>
    expect(marginRatio({ ...losing, positions: [] })).toBeUndefined())
})

const withCash = (cash: string): MarginAccount => ({
  cash,
  collateral: '0',
  positions: [{ side: 'long', quantity: 100, openPrice: '1000', lastPrice: '1000', costs: '0' }],
})

describe('a margin call', () => {
  test.each([
    ['20000', undefined],
    ['19999', { cover: '1', due: '2026-11-25' }],
    ['5000.5', { cover: '15000', due: '2026-11-25' }],
    ['5000.4', { cover: '15000', due: '2026-11-25' }],
    ['4999.9', { cover: '15001', due: '2026-11-25' }],
  ])('with %s yen against 100,000 is %j', (cash, expected) =>
    expect(marginCall(withCash(cash), '2026-11-20')).toEqual(expected),
  )
})
