import { describe, expect, test } from 'vitest'
import { grouped, parseDecimal, roundDecimal, shiftDown } from './decimal.ts'

const textOf = (value: unknown): string | undefined => {
  const read = parseDecimal(value)
  return read && `${read.negative ? '-' : ''}${read.integer}.${read.fraction}`
}

describe('parseDecimal', () => {
  test.each([
    [0, '0.'],
    [-0, '0.'],
    [1234.5, '1234.5'],
    ['1234.50', '1234.50'],
    ['007', '7.'],
    ['.5', '0.5'],
    ['5.', '5.'],
    ['+3', '3.'],
    ['-3', '-3.'],
    ['−3', '-3.'],
    [' 12 ', '12.'],
    ['１２', '12.'],
    ['－１２．５', '-12.5'],
    [1e21, '1000000000000000000000.'],
    [1e-7, '0.0000001'],
    ['1.5e3', '1500.'],
    ['123.45e-2', '1.2345'],
    ['12e-3', '0.012'],
    ['1e308', `1${'0'.repeat(308)}.`],
    [12n, '12.'],
  ])('%s is read as %s', (value, text) => expect(textOf(value)).toBe(text))

  test.each([
    [''],
    [' '],
    ['.'],
    ['abc'],
    ['1,234'],
    ['1 2'],
    ['--1'],
    ['1e309'],
    ['1e9999'],
    [Number.POSITIVE_INFINITY],
    [Number.NaN],
    [null],
    [undefined],
    [{}],
    [[1]],
    [true],
  ])('%s is no number', (value) => expect(parseDecimal(value)).toBeUndefined())
})

describe('roundDecimal', () => {
  test.each([
    ['1.004', 2, '1.00'],
    ['1.005', 2, '1.01'],
    ['-1.005', 2, '1.01'],
    ['0.5', 0, '1'],
    ['0.49', 0, '0'],
    ['9.999', 2, '10.00'],
    ['999.5', 0, '1000'],
    ['12', 2, '12.00'],
    ['2.5', 0, '3'],
  ])('%s to %i decimals is %s', (value, decimals, expected) => {
    const exact = parseDecimal(value)
    expect(exact && grouped(roundDecimal(exact, decimals)).replaceAll(',', '')).toBe(expected)
  })

  test('what rounds to zero loses its sign', () => {
    const exact = parseDecimal('-0.004')
    expect(exact && roundDecimal(exact, 2).negative).toBe(false)
  })
})

test.each([
  ['1', '1'],
  ['12', '12'],
  ['123', '123'],
  ['1234', '1,234'],
  ['123456', '123,456'],
  ['1234567.89', '1,234,567.89'],
])('%s is grouped as %s', (value, expected) => {
  const exact = parseDecimal(value)
  expect(exact && grouped(exact)).toBe(expected)
})

test.each([
  ['12345', 3, '12.345'],
  ['1', 4, '0.0001'],
  ['12.5', 1, '1.25'],
])('%s with the point %i places further left is %s', (value, places, expected) => {
  const exact = parseDecimal(value)
  expect(exact && grouped(shiftDown(exact, places))).toBe(expected)
})
