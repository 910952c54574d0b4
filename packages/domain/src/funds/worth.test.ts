import { describe, expect, test } from 'vitest'
import { sampleFunds } from './samples.ts'
import { fundsSummary } from './summary.ts'
import { type Holding, summaryAt, worthOf } from './worth.ts'

const pricedAt = '2026-11-20T14:32:00+09:00'
const holding = (symbol: string, rest: Partial<Holding>): Holding => ({
  symbol,
  currency: 'JPY',
  onMargin: false,
  quantity: 100,
  price: '1000',
  pricedAt,
  gain: '0',
  ...rest,
})

const held: Holding[] = [
  holding('0712', { quantity: 300, price: '2846', gain: '10350' }),
  holding('0166', { onMargin: true, quantity: 200, price: '4275', gain: '74000' }),
  holding('0263', { onMargin: true, quantity: -300, price: '1012', gain: '1800' }),
  holding('KABU1', { currency: 'USD', quantity: 10, price: '184.32', gain: '-12.55' }),
]

const read = fundsSummary({
  ...sampleFunds,
  ...worthOf(held, '154.2'),
  usd: { ...sampleFunds.usd, ...worthOf(held, '154.2').usd },
})

const at = (prices: Record<string, string>) => summaryAt(read, ({ symbol, price }) => prices[symbol] ?? price)

describe('what is held comes to', () => {
  test('owned shares to their price, margin to what it gained, and all gains in yen', () => {
    expect(worthOf(held, '154.2')).toEqual({
      held,
      shares: '853800',
      marginProfit: '75800',
      // 10,350 + 75,800 − 12.55 × 154.2
      gain: '84215',
      usd: { shares: '1843.2', mid: '154.2' },
    })
  })

  test('nothing to nothing', () => {
    expect(worthOf([], '154.2')).toEqual({
      held: [],
      shares: '0',
      marginProfit: '0',
      gain: '0',
      usd: { shares: '0', mid: '154.2' },
    })
  })
})

describe('the figures at other prices', () => {
  test('at the same ones are as they were told', () => expect(at({})).toEqual(read))

  test.each([
    ['owned shares', { '0712': '2847' }, { shares: '854100', gain: '84515', dayChange: '84510' }, '300'],
    ['long on margin', { '0166': '4270' }, { marginProfit: '74800', gain: '83215', dayChange: '83210' }, '-1000'],
    ['sold short', { '0263': '1013' }, { marginProfit: '75500', gain: '83915', dayChange: '83910' }, '-300'],
    // 10 dollars are 1,542 yen.
    ['dollars', { KABU1: '185.32' }, { gain: '85757', dayChange: '85752' }, '1542'],
  ])('%s move the total and the change of the day alike', (_, prices, figures, more) => {
    const moved = at(prices)
    expect(moved).toMatchObject(figures)
    expect(Number(moved.total) - Number(read.total)).toBe(Number(more))
    expect([moved.cash, moved.available, moved.withdrawable, moved.closingFees]).toEqual([
      read.cash,
      read.available,
      read.withdrawable,
      read.closingFees,
    ])
  })

  test('moving twice is moving once', () => {
    const once = at({ '0712': '2900.5', '0263': '999' })
    const twice = summaryAt(at({ '0712': '2700' }), ({ symbol, price }) =>
      symbol === '0712' ? '2900.5' : symbol === '0263' ? '999' : price,
    )
    expect(twice).toEqual(once)
  })
})
