import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { toFullWidth } from '../../testing.ts'
import { formatMoney, type MoneyOptions } from '../format/money.ts'
import { amountToSend, parseAmount, toHalfWidth } from './input.ts'
import { rounded } from '../amount/money.ts'

test('full-width letters, digits and blanks become half-width', () => expect(toHalfWidth('　Ａｂ１２　')).toBe('Ab12'))

describe('parseAmount', () => {
  test.each([
    ['500000', 0, '500000'],
    ['1,234', 0, '1234'],
    ['12,846,320', 0, '12846320'],
    [' 500 ', 0, '500'],
    ['1,284.50', 2, '1284.5'],
    ['1284.50', 2, '1284.5'],
    ['007', 0, '7'],
    ['5.25', 2, '5.25'],
    ['999999999999999', 0, '999999999999999'],
    ['0', 0, '0'],
    ['1.50', 2, '1.5'],
    ['1.00', 2, '1'],
  ])('%s with %i decimals is %s', (typed, decimals, value) => {
    expect(parseAmount(typed, 'amount', decimals)).toEqual({ value })
    expect(parseAmount(toFullWidth(typed), 'amount', decimals)).toEqual({ value })
  })

  test.each([
    ['', 0, 'required'],
    [' ', 0, 'required'],
    ['円', 0, 'amountFormat'],
    ['¥1000', 0, 'amountFormat'],
    ['1,000円', 0, 'amountFormat'],
    ['1,000日圓', 0, 'amountFormat'],
    ['$5.25', 2, 'amountFormat'],
    ['1円2', 0, 'amountFormat'],
    ['1,00,0', 0, 'amountFormat'],
    ['1,0000', 0, 'amountFormat'],
    ['1000,000', 0, 'amountFormat'],
    [',100', 0, 'amountFormat'],
    ['100,', 0, 'amountFormat'],
    ['1 000', 0, 'amountFormat'],
    ['+100', 0, 'amountFormat'],
    ['1e3', 0, 'amountFormat'],
    ['1E3', 0, 'amountFormat'],
    ['100.', 0, 'amountFormat'],
    ['100.', 2, 'amountFormat'],
    ['.5', 2, 'amountFormat'],
    ['1.2.3', 2, 'amountFormat'],
    ['1.00,0', 2, 'amountFormat'],
    ['5²', 0, 'amountFormat'],
    ['①', 0, 'amountFormat'],
    ['0x10', 0, 'amountFormat'],
    ['-1', 0, 'amountFormat'],
    ['abc', 0, 'amountFormat'],
    ['1000000000000000', 0, 'amountFormat'],
    ['1e309', 0, 'amountFormat'],
    ['NaN', 0, 'amountFormat'],
    ['5.5', 0, 'notWholeNumber'],
    ['5.00', 0, 'notWholeNumber'],
    ['1,000.0', 0, 'notWholeNumber'],
    ['5.255', 2, 'amountFormat'],
    ['5.250', 2, 'amountFormat'],
  ])('%s with %i decimals is refused as %s', (typed, decimals, code) => {
    expect(parseAmount(typed, 'price', decimals)).toMatchObject({ refusal: { code, field: 'price' } })
    expect(parseAmount(toFullWidth(typed), 'price', decimals)).toMatchObject({ refusal: { code } })
  })

  test('what is no amount is sent as it was typed, to be refused', () => {
    expect(['１，０００', '-5', '1e3', '５²'].map((typed) => amountToSend(typed))).toEqual(['1000', '-5', '1e3', '５²'])
    expect(amountToSend('5.25', 2)).toBe('5.25')
  })

  test('is total: any text is a value or a refusal', () => {
    const text = fc.string({ unit: 'binary', maxLength: 40 })
    const total = fc.property(text, (typed) => {
      expect(Object.keys(parseAmount(typed, 'amount', 2))).toHaveLength(1)
    })
    fc.assert(total, { seed: 3, numRuns: 2000 })
  })
})

test('the digits of what was formatted read back as the rounded amount', () => {
  const amounts = fc
    .tuple(fc.bigInt({ min: 0n, max: 10n ** 14n }), fc.integer({ min: 0, max: 999 }))
    .map(([whole, part]) => `${whole}.${String(part).padStart(3, '0')}`)
  const forms = fc.constantFrom<[MoneyOptions, number]>(
    [{}, 2],
    [{ currency: 'JPY' }, 0],
    [{ currency: 'JPY', locale: 'en' }, 0],
    [{ currency: 'JPY', locale: 'zh-Hant' }, 0],
    [{ currency: 'USD' }, 2],
  )
  fc.assert(
    fc.property(amounts, forms, (amount, [options, decimals]) => {
      const text = formatMoney(amount, options).replace(/[¥$]|日圓$|円$/g, '')
      expect(parseAmount(text, 'amount', decimals)).toEqual({ value: rounded(amount, decimals, 'halfAwayFromZero') })
    }),
    { seed: 11, numRuns: 2000 },
  )
})
