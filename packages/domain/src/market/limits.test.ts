import { assert, constantFrom, integer, property, record, boolean } from 'fast-check'
import { describe, expect, test } from 'vitest'
import { isAbove, isBelow, minus, plus } from '../shared/amount/money.ts'
import { dailyLimit, luldBands } from './limits.ts'
import { isOnTick, roundToTick } from './ticks.ts'

/** Facts §4: the width below each edge, and from it on. */
const widths = [
  ['100', 30, 50],
  ['200', 50, 80],
  ['500', 80, 100],
  ['700', 100, 150],
  ['1000', 150, 300],
  ['1500', 300, 400],
  ['2000', 400, 500],
  ['3000', 500, 700],
  ['5000', 700, 1000],
  ['7000', 1000, 1500],
  ['10000', 1500, 3000],
  ['15000', 3000, 4000],
  ['20000', 4000, 5000],
  ['30000', 5000, 7000],
  ['50000', 7000, 10_000],
  ['70000', 10_000, 15_000],
  ['100000', 15_000, 30_000],
  ['150000', 30_000, 40_000],
  ['200000', 40_000, 50_000],
  ['300000', 50_000, 70_000],
  ['500000', 70_000, 100_000],
  ['700000', 100_000, 150_000],
  ['1000000', 150_000, 300_000],
  ['1500000', 300_000, 400_000],
  ['2000000', 400_000, 500_000],
  ['3000000', 500_000, 700_000],
  ['5000000', 700_000, 1_000_000],
  ['7000000', 1_000_000, 1_500_000],
  ['10000000', 1_500_000, 3_000_000],
  ['15000000', 3_000_000, 4_000_000],
  ['20000000', 4_000_000, 5_000_000],
  ['30000000', 5_000_000, 7_000_000],
  ['50000000', 7_000_000, 10_000_000],
] as const

describe('the daily limit', () => {
  test.each(widths)('below %s it is %i, from there on %i', (edge, below, from) => {
    const base = roundToTick(minus(edge, '0.1'), 'topix500', 'down')
    expect(dailyLimit(base, 'topix500').high).toBe(roundToTick(plus(base, String(below)), 'topix500', 'up'))
    expect(dailyLimit(edge, 'topix500')).toEqual({
      low: minus(edge, String(from)),
      high: roundToTick(plus(edge, String(from)), 'topix500', 'up'),
    })
  })

  test.each([
    ['1117', 'standard', { up: true }, { low: '817', high: '2317' }],
    ['495', 'standard', { down: true }, { low: '175', high: '575' }],
    ['2811.5', 'topix500', {}, { low: '2311.5', high: '3312' }],
    ['5302', 'topix500', {}, { low: '4302', high: '6302' }],
    ['4808', 'standard', {}, { low: '4105', high: '5510' }],
    ['20', 'standard', {}, { low: '1', high: '50' }],
    ['30', 'standard', { down: true }, { low: '1', high: '60' }],
    ['20', 'topix500', {}, { low: '0.1', high: '50' }],
  ] as const)('of %s by %s, widened %j, is %j', (base, table, widened, expected) =>
    expect(dailyLimit(base, table, widened)).toEqual(expected),
  )

  test('contains the base and ends on ticks, with and without widening, and widening moves only its own side', () => {
    const bases = integer({ min: 0, max: 7 }).chain((digits) =>
      integer({ min: 1, max: 9 * 10 ** (digits + 1) }).map((tenths) => roundToTick(String(tenths / 10), 'standard')),
    )
    assert(
      property(
        bases,
        constantFrom('topix500', 'standard', 'etf1'),
        record({ up: boolean(), down: boolean() }),
        (base, table, widened) => {
          const { low, high } = dailyLimit(base, table, widened)
          const usual = dailyLimit(base, table)
          expect([isOnTick(low, table), isOnTick(high, table), isAbove(low, base), isBelow(high, base)]).toEqual([
            true,
            true,
            false,
            false,
          ])
          expect([isBelow(low, usual.low), isAbove(high, usual.high)]).toEqual([
            widened.down && isAbove(usual.low, roundToTick('0.01', table)),
            widened.up,
          ])
        },
      ),
      { seed: 20261120, numRuns: 3000 },
    )
  })
})

describe('LULD bands', () => {
  const noon = Date.parse('2026-11-20T12:00:00-05:00')
  const closing = Date.parse('2026-11-20T15:35:00-05:00')

  test.each([
    ['100', 1, noon, '95', '105'],
    ['100', 2, noon, '90', '110'],
    ['3.01', 1, noon, '2.86', '3.16'],
    ['3', 1, noon, '2.4', '3.6'],
    ['0.75', 2, noon, '0.6', '0.9'],
    ['0.74', 1, noon, '0.59', '0.89'],
    ['0.1', 1, noon, '0.025', '0.175'],
    ['100', 1, closing - 1, '95', '105'],
    ['100', 1, closing, '90', '110'],
    ['100', 2, closing, '90', '110'],
    ['3', 2, closing, '1.8', '4.2'],
    ['0.1', 1, closing, '0.0001', '0.25'],
    ['100', 1, Date.parse('2026-11-20T15:59:59-05:00'), '90', '110'],
    ['100', 1, Date.parse('2026-11-20T16:00:00-05:00'), '95', '105'],
    ['100', 1, Date.parse('2026-11-27T12:35:00-05:00'), '90', '110'],
  ] as const)('around %s of tier %i at %i are %s and %s', (reference, tier, now, low, high) => {
    expect(luldBands(reference, tier, now)).toEqual({ low, high })
  })
})
