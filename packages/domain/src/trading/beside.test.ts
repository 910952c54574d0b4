import { expect, test } from 'vitest'
import { besideMarket } from './beside.ts'

test('a block beside the close that its price counts from: value, fee and total of both, and what is between', () => {
  expect(besideMarket({ price: '1186', close: '1222.5' }, 2000, '2026-11-20')).toEqual({
    block: { price: '1186', value: '2372000', fee: '0', total: '2372000' },
    market: { price: '1222.5', value: '2445000', fee: '1013', total: '2446013' },
    less: '74013',
  })
})

test('without a discount only the fee is between', () => {
  expect(besideMarket({ price: '500', close: '500' }, 100, '2026-11-20')).toMatchObject({ less: '55' })
})
