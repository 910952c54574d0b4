import { describe, expect, test } from 'vitest'
import { tokyoInstant } from '../shared/time/tokyoTime.ts'
import { convertedProceeds, type Proceeds, returnedProceeds } from './proceeds.ts'

const part = (amount: string, settles: string): Proceeds => ({
  symbol: '0712',
  settles,
  from: tokyoInstant(settles),
  amount,
})
const parts = [part('1000', '2026-11-24'), part('2000', '2026-11-25')]

describe('proceeds that are not settled, in another currency', () => {
  test('are the same part of what was given, rounded up, on the same days', () => {
    expect(convertedProceeds(parts, { paid: '10000', given: '66.01', decimals: 2 })).toEqual([
      part('6.61', '2026-11-24'),
      part('13.21', '2026-11-25'),
    ])
  })

  test('are never more than was given', () => {
    expect(convertedProceeds(parts, { paid: '3000', given: '19.97', decimals: 2 })).toEqual([
      part('6.66', '2026-11-24'),
      part('13.31', '2026-11-25'),
    ])
    expect(convertedProceeds(parts, { paid: '3000', given: '0.01', decimals: 2 })).toEqual([part('0.01', '2026-11-24')])
  })

  test('are nothing where nothing was paid from them', () => {
    expect(convertedProceeds([], { paid: '3000', given: '19.97', decimals: 2 })).toEqual([])
    expect(convertedProceeds(parts, { paid: '0', given: '0', decimals: 2 })).toEqual([])
  })
})

describe('proceeds that come back', () => {
  test('are unsettled until their day, the latest first where less comes back', () => {
    expect(returnedProceeds(parts, '5000', tokyoInstant('2026-11-20'))).toEqual([
      part('2000', '2026-11-25'),
      part('1000', '2026-11-24'),
    ])
    expect(returnedProceeds(parts.toReversed(), '2500', tokyoInstant('2026-11-24') - 1)).toEqual([
      part('2000', '2026-11-25'),
      part('500', '2026-11-24'),
    ])
  })

  test('are settled from their day on', () => {
    expect(returnedProceeds(parts, '5000', tokyoInstant('2026-11-24'))).toEqual([part('2000', '2026-11-25')])
    expect(returnedProceeds(parts, '5000', tokyoInstant('2026-11-25'))).toEqual([])
  })
})
