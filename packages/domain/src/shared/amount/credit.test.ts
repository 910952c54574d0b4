import { expect, test } from 'vitest'
import { borrowableOf } from './credit.ts'

test.each([
  ['0', '1700000'],
  ['200000', '1500000'],
  ['1700000', '0'],
  ['1700001', '0'],
])('of two million with 300,000 lent and %s asked for %s can be borrowed', (pending, borrowable) => {
  expect(borrowableOf({ limit: '2000000', borrowed: '300000', pending })).toBe(borrowable)
})
