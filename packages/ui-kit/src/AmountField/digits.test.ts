import { describe, expect, test } from 'vitest'
import { edited, grouped, plainOf, valueOf } from './digits.ts'

describe('what of a typed text counts', () => {
  test.each([
    ['3,000,000', 0, '3000000'],
    ['３０００円', 0, '3000'],
    ['0012', 0, '12'],
    ['0', 0, '0'],
    ['000', 0, '0'],
    ['', 0, ''],
    ['abc', 0, ''],
    ['-5', 0, '5'],
    ['12.5', 0, '12'],
    ['12.5', 1, '12.5'],
    ['12', 1, '12'],
    ['', 1, ''],
    ['12.', 1, '12.'],
    ['12。5', 1, '12.5'],
    ['１２．５', 2, '12.5'],
    ['.5', 1, '0.5'],
    ['.', 1, '0.'],
    ['1.234', 2, '1.23'],
    ['1.2.3', 2, '1.23'],
    ['00.5', 1, '0.5'],
    ['10.05', 2, '10.05'],
  ])('“%s” with %d decimals is “%s”', (text, decimals, plain) => {
    expect(plainOf(text, decimals)).toBe(plain)
  })

  test('without being told of decimals there are none', () => {
    expect(plainOf('1.5')).toBe('1')
  })
})

test.each([
  ['', ''],
  ['999', '999'],
  ['1000', '1,000'],
  ['3000000', '3,000,000'],
  ['1284.5', '1,284.5'],
  ['1284.', '1,284.'],
  ['0.1234', '0.1234'],
  ['1234.5678', '1,234.5678'],
])('“%s” is shown as “%s”', (plain, shown) => {
  expect(grouped(plain)).toBe(shown)
})

test.each([
  ['12.', '12'],
  ['12.5', '12.5'],
  ['12', '12'],
  ['0.', '0'],
  ['', ''],
])('the value of “%s” is “%s”', (plain, value) => {
  expect(valueOf(plain)).toBe(value)
})

/** An edit where `|` is the caret, before and after. */
function after(marked: string, before: string, inputType?: string, decimals = 0): string {
  const caret = marked.indexOf('|')
  const next = edited({ text: marked.replace('|', ''), caret, before, inputType, decimals })
  return `${next.shown.slice(0, next.caret)}|${next.shown.slice(next.caret)}`
}

describe('the caret after a change by the keyboard', () => {
  test.each([
    ['a first digit', '5|', '', '5|'],
    ['a digit at the end', '1,2345|', '1,234', '12,345|'],
    ['a digit in the middle', '1,29|34', '1,234', '12,9|34'],
    ['a digit at the front', '9|1,234', '1,234', '9|1,234'],
    ['a zero at the front, which does not count', '0|1,234', '1,234', '|1,234'],
    ['a letter in the middle', '1,2x|34', '1,234', '1,2|34'],
    ['a letter at the front', 'x|1,234', '1,234', '|1,234'],
    ['a letter alone', 'x|', '', '|'],
    ['another amount with as many digits', '5,678|', '1,234', '5,678|'],
  ])('%s', (_, marked, before, expected) => {
    expect(after(marked, before, 'insertText')).toBe(expected)
  })

  test.each([
    ['the last digit', '1,23|', '1,234', '123|'],
    ['a digit in the middle', '1,2|4', '1,234', '12|4'],
    ['the separator: with it the digit before it', '1|234', '1,234', '|234'],
    ['the second separator', '1,234|567', '1,234,567', '123,|567'],
    ['all', '|', '1,234', '|'],
    ['the first digit', '|,234', '1,234', '|234'],
  ])('backwards %s', (_, marked, before, expected) => {
    expect(after(marked, before, 'deleteContentBackward')).toBe(expected)
  })

  test.each([
    ['the separator: with it the digit after it', '1|234', '1,234', '1|34'],
    ['the second separator', '1,234|567', '1,234,567', '123,4|67'],
    ['a digit', '1,2|4', '1,234', '12|4'],
  ])('forwards %s', (_, marked, before, expected) => {
    expect(after(marked, before, 'deleteContentForward')).toBe(expected)
  })

  test('a text put in that is one letter shorter is an amount, not a separator taken away', () => {
    expect(after('5678|', '1,234', 'insertFromPaste')).toBe('5,678|')
    expect(after('1234|', '1,234', 'insertFromPaste')).toBe('1,234|')
    expect(after('12345|', '12,345', 'insertReplacementText')).toBe('12,345|')
  })

  test('a separator that is gone without a word of how was taken away', () => {
    expect(after('1|234', '1,234')).toBe('|234')
  })

  test('more zeros behind the caret than are shown leave it at the front', () => {
    const edit = { text: '000', caret: 1, before: '00', inputType: 'insertText', decimals: 0 }
    expect(edited(edit)).toEqual({ shown: '0', caret: 0 })
  })

  test('what was composed over all of it loses nothing', () => {
    expect(after('１２３４|', '１２３４')).toBe('1,234|')
  })

  test('a first digit that is taken away before a point leaves the caret before the zero', () => {
    expect(after('|.5', '1.5', 'deleteContentBackward', 1)).toBe('|0.5')
  })

  test('as many decimals as there are, and the point', () => {
    expect(after('1,284.|', '1,284', 'insertText', 1)).toBe('1,284.|')
    expect(after('1,284.56|', '1,284.5', 'insertText', 1)).toBe('1,284.5|')
    expect(after('.|', '', 'insertText', 1)).toBe('0.|')
  })
})
