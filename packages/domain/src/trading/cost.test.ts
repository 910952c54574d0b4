import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { plus, sum } from '../shared/amount/money.ts'
import { tokyoInstant } from '../shared/time/tokyoTime.ts'
import { type Charged, costOf, costOfRest, marginOfFill, type PricedOrder } from './cost.ts'
import { initialMargin } from './margin.ts'

const NOW = tokyoInstant('2026-11-20', 10 * 60)
const uncharged: Charged = { value: '0', quantity: 0, fees: '0' }

const order = (changed: Partial<PricedOrder> = {}): PricedOrder => ({
  market: 'jpy',
  side: 'long',
  leverage: 3,
  quantity: 4000,
  price: '2023.5',
  intent: 'open',
  ...changed,
})

describe('the margin of an order', () => {
  const fills = fc.array(fc.record({ lots: fc.integer({ min: 1, max: 9 }), below: fc.integer({ min: 0, max: 400 }) }), {
    minLength: 1,
    maxLength: 40,
  })

  test('is rounded once for the position, however many fills it takes, and never more than the preview said', () => {
    fc.assert(
      fc.property(fills, fc.constantFrom(1, 2, 3), fc.integer({ min: 500, max: 9000 }), (parts, leverage, price) => {
        let charged = { value: '0', quantity: 0 }
        const margins: string[] = []
        for (const { lots, below } of parts) {
          const fill = {
            leverage,
            price: String(price - Math.min(below, price - 1) / 2),
            quantity: lots * 100,
          } as const
          margins.push(marginOfFill(fill, charged, String(price)))
          const value = plus(charged.value, String(Number(fill.price) * fill.quantity))
          charged = { value, quantity: charged.quantity + fill.quantity }
        }
        const preview = costOf(order({ leverage, quantity: charged.quantity, price: String(price) }), NOW)
        expect(sum(margins)).toBe(initialMargin(charged.value, leverage))
        expect(Number(sum(margins))).toBeLessThanOrEqual(Number(initialMargin(preview.value, leverage)))
      }),
      { seed: 20_261_123, numRuns: 300 },
    )
  })

  test('of a short that is sold above its limit is what the preview said', () => {
    const fill = { leverage: 2, price: '1050', quantity: 100 } as const
    expect(marginOfFill(fill, { value: '0', quantity: 0 }, '1000')).toBe('50000')
    expect(marginOfFill({ ...fill, price: '980' }, { value: '105000', quantity: 100 }, '1000')).toBe('50000')
  })
})

describe('the rest of an order', () => {
  test.each([
    ['long', 1],
    ['long', 3],
    ['short', 1],
  ] as const)('takes what the whole takes, less what its fills have taken: %s, %s times', (side, leverage) => {
    const whole = order({ side, leverage })
    const { total } = costOf(whole, NOW)
    expect(costOfRest(whole, uncharged, NOW)).toBe(total)
    const filled = order({ side, leverage, quantity: 1900 })
    const { value, fees, total: taken } = costOf(filled, NOW)
    const rest = costOfRest(order({ side, leverage, quantity: 2100 }), { value, quantity: 1900, fees }, NOW)
    expect(plus(taken, rest)).toBe(total)
  })

  test('never gives a fee back', () => {
    const rest = costOfRest(order({ leverage: 1, quantity: 100 }), { value: '0', quantity: 0, fees: '9999' }, NOW)
    expect(rest).toBe('202350')
  })
})
