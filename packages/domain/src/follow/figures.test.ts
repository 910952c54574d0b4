import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { advance } from '../shared/machine/machine.ts'
import {
  checkEnd,
  checkLeave,
  firstTime,
  endOf,
  hitsLossLimit,
  lossLimitValue,
  productState,
  termEnd,
} from './ending.ts'
import { byLargestFall, drawdown, gainOf, losingMonths } from './figures.ts'
import { followCosts, followTerms } from './follow.ts'
import { aiPortfolioMachine, followMachine } from './machines.ts'
import { sampleFollowOrder, sampleFollowProduct, samplePortfolio, sampleTraders } from './samples.ts'

describe('the figures', () => {
  test.each([
    [['100', '109', '99.844', '111.8'], '8.4'],
    [['100', '90', '120', '110'], '10'],
    [['100', '101', '102'], '0'],
    [['100', '95', '105', '99.75', '110'], '5'],
    [['100', '0'], '100'],
    [['0', '0'], '0'],
    [['3', '2'], '33.3333'],
    [['100'], '0'],
    [[], '0'],
  ])('%j fell by %s per cent at most', (values, fall) => expect(drawdown(values)).toBe(fall))

  test.each([
    [['100', '90', '106.2'], '6.2'],
    [['100', '97.6'], '-2.4'],
    [['100'], '0'],
    [['0', '5'], '0'],
    [[], '0'],
  ])('%j gained %s per cent', (values, gain) => expect(gainOf(values)).toBe(gain))

  test.each([
    [['1.1', '-0.1', '0', '-3'], 2],
    [['0'], 0],
    [[], 0],
  ])('of %j %i were losing', (monthly, losing) => expect(losingMonths(monthly)).toBe(losing))

  test('those of the mocks', () => {
    expect(sampleTraders.map(({ gain, largestFall }) => [gain, largestFall])).toEqual([
      ['6.2', '3.1'],
      ['-2.4', '7.9'],
      ['11.8', '8.4'],
    ])
    expect(sampleTraders.map(({ losingMonths: losing, months }) => [losing, months])).toEqual([
      [2, 8],
      [3, 5],
      [2, 6],
    ])
  })

  test('of a product stand beside those of its trader, and what it holds comes to a hundred', () => {
    for (const { products, ...trader } of sampleTraders)
      for (const { gain, largestFall, line, holdings } of products) {
        expect([gain, largestFall, line]).toEqual([trader.gain, trader.largestFall, trader.line])
        expect(holdings.reduce((total, { percent }) => total + Number(percent), 0)).toBe(100)
      }
  })

  test('a fall is from 0 to 100 per cent, and no less for what comes after', () => {
    const values = fc.array(fc.integer({ min: 0, max: 100_000 }).map(String), { maxLength: 40 })
    fc.assert(
      fc.property(values, values, (before, after) => {
        const [fall, later] = [Number(drawdown(before)), Number(drawdown([...before, ...after]))]
        expect(fall >= 0 && later >= fall && later <= 100).toBe(true)
      }),
      { seed: 20_261_120 },
    )
  })
})

test('the smallest fall first, then by id', () => {
  expect(byLargestFall(sampleTraders.toReversed()).map(({ id }) => id)).toEqual(['trader-1', 'trader-3', 'trader-2'])
  const same = [
    { id: 'c', largestFall: '5.0' },
    { id: 'a', largestFall: '5' },
    { id: 'd', largestFall: '10' },
    { id: 'b', largestFall: '5' },
  ]
  expect(byLargestFall(same).map(({ id }) => id)).toEqual(['a', 'b', 'c', 'd'])
})

describe('the end', () => {
  test.each([
    ['300000', '270000', '10', true],
    ['300000', '270001', '10', false],
    ['300000', '300000', '1', false],
    ['300000', '310000', '50', false],
    ['300000', '150000', '50', true],
  ])('of %s a value of %s hits the limit of %s per cent: %s', (invested, value, limit, hit) =>
    expect(hitsLossLimit(invested, value, limit)).toBe(hit),
  )

  test('the value that is shown is the highest one that ends it', () => {
    fc.assert(
      fc.property(fc.integer({ min: 100_000, max: 50_000_000 }), fc.integer({ min: 1, max: 50 }), (invested, limit) => {
        const [amount, percent] = [String(invested), String(limit)]
        const value = lossLimitValue(amount, percent)
        expect([
          hitsLossLimit(amount, value, percent),
          hitsLossLimit(amount, String(Number(value) + 1), percent),
        ]).toEqual([true, false])
      }),
      { seed: 20_261_120 },
    )
  })

  test('the term is so many days', () => {
    expect(termEnd(Date.parse(sampleFollowOrder.startedAt), followTerms.days)).toBe(sampleFollowOrder.endsAt)
  })

  const term = '2026-12-09T10:05:00+09:00'
  const before = '2026-12-09T10:04:59+09:00'

  test.each([
    [null, before, '304146', null],
    [null, term, '304146', 'term'],
    [null, term, '100', 'term'],
    [before, before, '304146', 'productEnd'],
    [before, term, '304146', 'productEnd'],
    [term, term, '304146', 'term'],
    [term, before, '270000', 'lossLimit'],
    [term, before, '270001', null],
  ])('a product that ends at %s, at %s with a value of %s: %s', (endsAt, now, value, ending) => {
    expect(endOf({ ...sampleFollowOrder, value }, { endsAt }, Date.parse(now))).toBe(ending)
  })

  test.each([
    [null, term, 'inProgress'],
    [term, before, 'inProgress'],
    [term, term, 'ended'],
  ])('a product that ends at %s is, at %s, %s', (endsAt, now, state) =>
    expect(productState({ endsAt }, Date.parse(now))).toBe(state),
  )

  test.each([
    [[null, before, term], before],
    [[term, before], before],
    [['2026-12-09T02:00:00Z', term], term],
    [[null, null], undefined],
  ])('of %j the first is %s', (times, first) => expect(firstTime(...times)).toBe(first))

  test('a member may end what runs, once', () => {
    const refusal = { code: 'illegalState', params: { state: 'ended', allowed: ['inProgress'] } }
    expect([checkEnd({ state: 'inProgress' }), checkEnd({ state: 'ended' })]).toEqual([[], [refusal]])
    expect([checkLeave({ state: 'inProgress' }), checkLeave({ state: 'ended' })]).toEqual([[], [refusal]])
  })

  test.each(['end', 'term', 'lossLimit', 'productEnd'] as const)('%s ends both kinds', (on) => {
    expect([advance(followMachine, 'inProgress', { on }), advance(aiPortfolioMachine, 'inProgress', { on })]).toEqual([
      { to: 'ended' },
      { to: 'ended' },
    ])
  })

  test('the sample of a running order follows from the rules', () => {
    expect(followCosts(sampleFollowOrder.amount, sampleFollowProduct.costs, 11)).toBe(sampleFollowOrder.costs)
    expect(samplePortfolio.holdings.reduce((total, { percent }) => total + Number(percent) * 10, 0)).toBe(1000)
  })
})
