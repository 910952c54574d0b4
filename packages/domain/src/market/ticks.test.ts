import { assert, constantFrom, integer, property } from 'fast-check'
import { describe, expect, test } from 'vitest'
import { isAbove, isBelow, isSame, minus, plus, times } from '../shared/amount/money.ts'
import {
  decimalsAt,
  isOnTick,
  nextTick,
  roundToTick,
  ticksAround,
  tickSize,
  type TickTable,
  tickTables,
} from './ticks.ts'

/** The edges of facts §3, each with the tick up to it and above it: TOPIX500, others, ETF in units of one. */
const edges = [
  ['1000', '0.1', '0.5', '1', '1', '1', '1'],
  ['3000', '0.5', '1', '1', '5', '1', '1'],
  ['5000', '1', '1', '5', '10', '1', '1'],
  ['10000', '1', '5', '10', '10', '1', '5'],
  ['30000', '5', '10', '10', '50', '5', '10'],
  ['50000', '10', '10', '50', '100', '10', '10'],
  ['100000', '10', '50', '100', '100', '10', '50'],
  ['300000', '50', '100', '100', '500', '50', '100'],
  ['500000', '100', '100', '500', '1000', '100', '100'],
  ['1000000', '100', '500', '1000', '1000', '100', '500'],
  ['3000000', '500', '1000', '1000', '5000', '500', '1000'],
  ['5000000', '1000', '1000', '5000', '10000', '1000', '1000'],
  ['10000000', '1000', '5000', '10000', '10000', '1000', '5000'],
  ['30000000', '5000', '10000', '10000', '50000', '5000', '10000'],
  ['50000000', '10000', '10000', '50000', '100000', '10000', '10000'],
] as const

describe('tick sizes', () => {
  test.each(edges)('at %s and just above it', (edge, ...ticks) => {
    const above = plus(edge, '0.1')
    expect(
      (['topix500', 'standard', 'etf1'] as const).flatMap((table) => [tickSize(edge, table), tickSize(above, table)]),
    ).toEqual(ticks)
  })

  test.each([
    ['0.0001', '0.0001'],
    ['0.9999', '0.0001'],
    ['1', '0.01'],
    ['184.32', '0.01'],
  ])('in dollars %s goes by %s', (price, tick) => expect(tickSize(price, 'us')).toBe(tick))
})

describe('roundToTick', () => {
  test.each([
    ['2846.2', 'topix500', '2846', '2846', '2846.5'],
    ['2846.25', 'topix500', '2846.5', '2846', '2846.5'],
    ['2846.5', 'topix500', '2846.5', '2846.5', '2846.5'],
    ['3000.2', 'topix500', '3000', '3000', '3001'],
    ['3002', 'standard', '3000', '3000', '3005'],
    ['1000.1', 'topix500', '1000', '1000', '1000.5'],
    ['4998', 'standard', '5000', '4995', '5000'],
    ['5005', 'standard', '5010', '5000', '5010'],
    ['0.99995', 'us', '1', '0.9999', '1'],
    ['1.005', 'us', '1.01', '1', '1.01'],
    ['0.3', 'standard', '1', '1', '1'],
    ['0', 'standard', '1', '1', '1'],
    ['-40', 'topix500', '0.1', '0.1', '0.1'],
  ] as const)('%s of %s is %s, down %s, up %s', (price, table, nearest, down, up) => {
    expect([roundToTick(price, table), roundToTick(price, table, 'down'), roundToTick(price, table, 'up')]).toEqual([
      nearest,
      down,
      up,
    ])
  })

  test.each([
    ['2846.5', 'topix500', true],
    ['2846.4', 'topix500', false],
    ['3000.5', 'topix500', false],
    ['0', 'standard', false],
    ['-1', 'standard', false],
  ] as const)('%s of %s is on a tick: %s', (price, table, expected) => expect(isOnTick(price, table)).toBe(expected))

  test.each([
    ['999.9', 'topix500', 1],
    ['3000', 'topix500', 1],
    ['3001', 'topix500', 0],
    ['999', 'standard', 0],
    ['0.9999', 'us', 4],
    ['1', 'us', 2],
    ['512', 'us', 2],
  ] as const)('prices at %s of %s have %i decimals', (price, table, decimals) =>
    expect(decimalsAt(price, table)).toBe(decimals),
  )

  test('a refusal names the tick and its neighbours', () =>
    expect(ticksAround('2846.3', 'topix500')).toEqual({ tick: '0.5', lower: '2846', upper: '2846.5' }))

  test.each([
    ['0', '0.0002'],
    ['0.00005', '0.0002'],
    ['0.0001', '0.0001'],
    ['0.00015', '0.0002'],
  ])('below the lowest price there is none: %s lies between the lowest and %s', (price, upper) =>
    expect(ticksAround(price, 'us')).toEqual({ tick: '0.0001', lower: '0.0001', upper }),
  )
})

/** Prices of up to 90 million with four decimals, as dense where they are small. */
const prices = integer({ min: 0, max: 8 }).chain((digits) =>
  integer({ min: 1, max: 9 * 10 ** (digits + 3) }).map((parts) => times(String(parts), '0.0001')),
)

const settings = { seed: 20261120, numRuns: 3000 }

function distance(one: string, other: string): string {
  return isAbove(one, other) ? minus(one, other) : minus(other, one)
}

describe('the next price that can be asked', () => {
  test.each([
    ['topix500', '2846', '2846.5', '2845.5'],
    // The tick changes at an edge.
    ['topix500', '1000', '1000.5', '999.9'],
    ['topix500', '1000.5', '1001', '1000'],
    ['standard', '3000', '3005', '2999'],
    // Out of what is between ticks.
    ['standard', '3002', '3005', '3000'],
    ['us', '1', '1.01', '0.9999'],
    ['us', '0.9999', '1', '0.9998'],
    // None below the lowest.
    ['standard', '1', '2', '1'],
  ] as const)('%s: from %s up to %s, down to %s', (table, price, up, down) => {
    expect([nextTick(price, table, 'up'), nextTick(price, table, 'down')]).toEqual([up, down])
  })
})

describe('for any price of any table', () => {
  const any = [prices, constantFrom<TickTable>(...tickTables)] as const

  test('what it is rounded to is on a tick, and rounding again changes nothing', () => {
    assert(
      property(...any, (price, table) => {
        for (const direction of ['nearest', 'down', 'up'] as const) {
          const found = roundToTick(price, table, direction)
          expect([price, found, isOnTick(found, table), roundToTick(found, table, direction)]).toEqual([
            price,
            found,
            true,
            found,
          ])
        }
      }),
      settings,
    )
  })

  test('down is not above, up is not below, on a tick nothing is between, the nearest is the nearer one', () => {
    assert(
      property(...any, (price, table) => {
        const { tick, lower, upper } = ticksAround(price, table)
        if (isBelow(price, tick)) return
        const nearest = roundToTick(price, table)
        expect(isAbove(lower, price) || isBelow(upper, price)).toBe(false)
        expect(isSame(lower, upper) ? isSame(lower, price) : isSame(minus(upper, lower), tick)).toBe(true)
        expect([lower, upper]).toContain(nearest)
        expect(
          isAbove(distance(nearest, price), distance(lower, price)) ||
            isAbove(distance(nearest, price), distance(upper, price)),
        ).toBe(false)
      }),
      settings,
    )
  })
})
