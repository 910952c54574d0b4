import { expect, test } from 'vitest'
import { sixDigits } from './statusBar.ts'

test.each([
  ['#fff', '#ffffff'],
  [' #1a2', '#11aa22'],
  ['#181f24', '#181f24'],
  ['#181f24ff', '#181f24ff'],
])('%s is told as %s', (colour, told) => {
  expect(sixDigits(colour)).toBe(told)
})
