import { describe, expect, test } from 'vitest'
import { exactProduct, exactQuotient, exactSum, type Rounding } from './exact.ts'

describe('answers exactly or not at all', () => {
  test.each([
    ['0.1', '0.2', 1, '0.3'],
    ['2811.5', '500', -1, '2311.5'],
    ['1.05', '-1.05', 1, '0'],
    ['-0.5', '0.25', 1, '-0.25'],
    ['999999999999999', '1', 1, '1000000000000000'],
    ['9007199254740992', '1', 1, undefined],
    ['999999999999999', '0.1', 1, undefined],
    ['0.1', '999999999999999', -1, undefined],
    ['x', '1', 1, undefined],
  ] as const)('%s and %s with sign %i is %s', (one, other, sign, sum) => expect(exactSum(one, other, sign)).toBe(sum))

  test.each([
    ['2846.5', '100', '284650'],
    ['-0.05', '0.2', '-0.01'],
    ['-5', '0', '0'],
    ['94906265', '94906265', '9007199136250225'],
    ['94906267', '94906267', undefined],
    ['1', '1234567890123456', undefined],
    ['1234567890123456', '1', undefined],
  ])('%s times %s is %s', (one, other, product) => expect(exactProduct(one, other)).toBe(product))

  test.each<[string, string, number, Rounding, string | undefined]>([
    ['1', '8', 2, 'halfAwayFromZero', '0.13'],
    ['-1', '8', 2, 'halfAwayFromZero', '-0.13'],
    ['1', '8', 2, 'halfEven', '0.12'],
    ['3', '8', 2, 'halfEven', '0.38'],
    ['1', '3', 0, 'halfEven', '0'],
    ['2', '3', 0, 'halfEven', '1'],
    ['1', '3', 2, 'towardZero', '0.33'],
    ['1', '3', 2, 'awayFromZero', '0.34'],
    ['-1', '3', 2, 'awayFromZero', '-0.34'],
    ['1', '-3', 2, 'floor', '-0.34'],
    ['1', '3', 2, 'floor', '0.33'],
    ['-1', '3', 2, 'ceiling', '-0.33'],
    ['-1', '-3', 2, 'ceiling', '0.34'],
    ['12.5', '0.25', 0, 'floor', '50'],
    ['999999999999999', '1', 2, 'floor', undefined],
    ['1', '0.000000000001', 8, 'floor', undefined],
    ['1234567890123456', '1', 0, 'floor', undefined],
    ['1', '1234567890123456', 0, 'floor', undefined],
  ])('%s over %s to %i decimals by %s is %s', (one, other, decimals, rounding, quotient) =>
    expect(exactQuotient(one, other, decimals, rounding)).toBe(quotient),
  )
})
