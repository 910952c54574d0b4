import { describe, expect, test } from 'vitest'
import { closingFees, profitAfterClosing } from './closing.ts'
import { figuresAt, isHeld, totalsAt } from './live.ts'
import { samplePositionFigures, samplePositions } from './samples.ts'
import { now } from './testing.ts'

const byId = (id: string) => {
  const found = samplePositions.find((position) => position.id === id)
  if (!found) throw new Error(`no sample is ${id}`)
  return found
}
const [held, waiting, leveraged] = [byId('p1'), byId('p2'), byId('p3')]
const nothing = { ...held, quantity: 0, openValue: '0', feeLines: [] }

test.each([
  ['pendingOrder', false],
  ['holding', true],
  ['preparingToClose', true],
  ['sold', false],
  ['closed', false],
  ['cancelled', false],
] as const)('what is %s is held: %s', (state, expected) => expect(isHeld({ state })).toBe(expected))

describe('figures at another price', () => {
  test.each([
    ['a long that rose', held, '2900', '290000', '8575', '3.05'],
    ['a long that fell', held, '2800', '280000', '-1425', '-0.5068'],
    ['a short that fell', { ...held, side: 'short' as const }, '2800', '280000', '875', '0.3112'],
    ['one on credit, with interest', leveraged, '4300', '860000', '78488', '10.0497'],
    ['the price it was told with', held, '2846', '284600', '3175', '1.1293'],
  ])('%s', (_, position, price, marketValue, profit, profitPercent) =>
    expect(figuresAt(position, price)).toEqual({ lastPrice: price, marketValue, profit, profitPercent }),
  )

  test('what waits or has ended does not move', () => {
    expect(figuresAt(waiting, '2000')).toBe(waiting)
    expect(figuresAt(byId('p5'), '1')).toBe(byId('p5'))
  })

  test('of nothing there is no percentage', () => expect(figuresAt(nothing, '2900').profitPercent).toBeNull())
})

describe('totals', () => {
  const stated = samplePositionFigures.totals.JPY

  test('move with each position that is known', () => {
    const prices: Record<string, string> = { p1: '2900', p2: '1', p3: '4300' }
    const moved = totalsAt(stated, [held, waiting, leveraged], ({ id }) => prices[id] ?? '')
    expect(moved).toEqual({
      ...stated,
      marketValue: '1434600',
      profit: '90238',
      profitPercent: '6.7176',
    })
  })

  test('of the samples are those of what is held', () => {
    expect(totalsAt(stated, samplePositions, ({ lastPrice }) => lastPrice)).toEqual(stated)
    expect(totalsAt(samplePositionFigures.totals.USD, [], () => '0').profitPercent).toBeNull()
  })
})

describe('closing at the price of now', () => {
  test('costs the commission of a sale, on credit that of credit', () => {
    const feesOf = (position: typeof held, value: string) =>
      closingFees(position, value, now).map(({ rule, fee, amount, base }) => [rule, fee, amount, base])
    expect(feesOf(held, '600000')).toEqual([
      ['jpCommission', 'selling', '535', '600000'],
      ['stampDuty', 'stampDuty', '0', '600000'],
    ])
    expect(feesOf(leveraged, '600000')[0]).toEqual(['jpMarginCommission', 'selling', '385', '600000'])
  })

  test('dollars cost what a sale costs only where shares are sold', () => {
    const dollars = { ...held, market: 'usd' as const, quantity: 10 }
    const rulesOf = (side: 'long' | 'short') => closingFees({ ...dollars, side }, '1000', now).map(({ rule }) => rule)
    expect(rulesOf('long')).toEqual(['usCommission', 'usSec', 'usTaf'])
    expect(rulesOf('short')).toEqual(['usCommission'])
  })

  test('leaves of the profit what the commission leaves', () => {
    expect(profitAfterClosing(held, '2846', now)).toBe('2900')
    expect(profitAfterClosing(leveraged, '4300', now)).toBe('78103')
  })
})
