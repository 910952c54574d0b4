import { expect, test } from 'vitest'
import { toFullWidth } from '../../testing.ts'
import { checkAmount, checkCash } from './amounts.ts'

const yen = { min: '1000' }
const dollars = { min: '0.01', decimals: 2, unit: 'USD' } as const
const belowYen = [{ code: 'belowMinimum', params: { min: '1000' }, field: 'amount' }]
const belowDollars = [{ code: 'belowMinimum', params: { min: '0.01', unit: 'USD' }, field: 'amount' }]
const format = [{ code: 'amountFormat', params: { field: 'amount' }, field: 'amount' }]

test.each([
  ['', yen, [{ code: 'required', params: { field: 'amount' }, field: 'amount' }]],
  ['999', yen, belowYen],
  ['1,000', yen, []],
  ['1000.5', yen, [{ code: 'notWholeNumber', params: {}, field: 'amount' }]],
  ['-1000', yen, format],
  ['NaN', yen, format],
  ['1e309', yen, format],
  ['🪖', yen, format],
  ['1'.repeat(10_000), yen, format],
  ['0', dollars, belowDollars],
  ['0.01', dollars, []],
  ['0.001', dollars, format],
])('%s under %j is refused for %j, in full width too', (typed, rule, refusals) => {
  expect(checkAmount(typed, rule, () => [])).toEqual(refusals)
  expect(checkAmount(toFullWidth(typed), rule, () => [])).toEqual(refusals)
})

test('what else holds is asked of the amount as it is read', () => {
  expect(checkAmount('１，５００', yen, (amount) => checkCash(amount, { all: '1499', available: '0' }))).toEqual([
    { code: 'insufficientBalance', params: { need: '1500', have: '1499' }, field: 'amount' },
  ])
})

test.each([
  ['10', {}, []],
  [
    '11',
    { pool: 'withdrawable' },
    [{ code: 'insufficientAvailable', params: { need: '11', have: '10', reserved: '20' }, field: 'amount' }],
  ],
  [
    '30',
    { field: 'quantity' },
    [
      {
        code: 'insufficientAvailable',
        params: { need: '30', have: '10', reserved: '20', of: 'available' },
        field: 'quantity',
      },
    ],
  ],
  [
    '31',
    { unit: 'USD' },
    [{ code: 'insufficientBalance', params: { need: '31', have: '30', unit: 'USD' }, field: 'amount' }],
  ],
] as const)('%s of 30 with 10 free, told by %j, is refused for %j', (amount, how, refusals) => {
  expect(checkCash(amount, { all: '30', available: '10' }, how)).toEqual(refusals)
})
