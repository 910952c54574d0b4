import { expect, test } from 'vitest'
import { checkCash } from './cash.ts'

test.each([
  ['300', []],
  ['301', [{ code: 'insufficientAvailable', params: { need: '301', have: '300', reserved: '100', of: 'available' }, field: 'amount' }]],
  ['400', [{ code: 'insufficientAvailable', params: { need: '400', have: '300', reserved: '100', of: 'available' }, field: 'amount' }]],
  ['401', [{ code: 'insufficientBalance', params: { need: '401', have: '400' }, field: 'amount' }]],
])('%s of 400, of which 300 are free, gives %j', (need, expected) => expect(checkCash(need, { all: '400', available: '300' }, 'amount')).toEqual(expected))

test('dollars are named', () => {
  expect(checkCash('5', { all: '4', available: '4' }, 'quantity', 'USD')).toEqual([{ code: 'insufficientBalance', params: { need: '5', have: '4', unit: 'USD' }, field: 'quantity' }])
})
