import { expect, test } from 'vitest'
import { figureWidth, widthInEm } from './figureWidth.ts'

test.each([
  ['', 0],
  ['.', 0.3],
  [',', 0.3],
  [':', 0.3],
  [' ', 0.3],
  ['7', 0.6],
  ['¥', 0.6],
  ['−', 0.6],
  ['!', 0.6],
  ['~', 0.6],
  ['円', 1],
  ['😀', 1],
  ['¥1,284', 3.3],
  ['1万', 1.6],
])('“%s” is about %d em wide', (text, width) => {
  expect(widthInEm(text)).toBeCloseTo(width, 10)
})

test('a figure has a smaller unit and some room', () => {
  expect(figureWidth({ sign: '−', prefix: '¥', digits: '12', suffix: '' })).toBeCloseTo(2.6, 10)
  expect(figureWidth({ sign: '', prefix: '', digits: '12', suffix: '円' })).toBeCloseTo(2.1, 10)
})
