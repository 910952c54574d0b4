import { expect, test } from 'vitest'
import { isPlausibleQuote } from './plausible.ts'
import { sampleQuote } from './samples.ts'

test.each([
  ['the sample', {}, true],
  ['the smallest price', { price: '0.00000001' }, true],
  ['nothing', { price: '0' }, false],
  ['nothing with decimals', { price: '0.00' }, false],
  ['below nothing', { price: '-1' }, false],
  ['just below what is beyond measure', { price: '999999999.99' }, true],
  ['beyond measure', { price: '1000000000' }, false],
  ['1e12', { price: '1000000000000' }, false],
  ['no bid and no ask', { bid: null, ask: null }, true],
  ['a bid of nothing', { bid: '0' }, false],
  ['a low below nothing', { low: '-2' }, false],
])('%s', (_, odd, plausible) => {
  expect(isPlausibleQuote({ ...sampleQuote, ...odd })).toBe(plausible)
})
