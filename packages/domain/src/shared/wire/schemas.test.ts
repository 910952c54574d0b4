import { is } from 'valibot'
import { expect, test } from 'vitest'
import { countSchema, currencySchema, daySchema, scoreSchema, timeSchema } from './schemas.ts'

test.each([
  ['2026-11-20T14:32:00+09:00', true],
  ['2026-11-20T05:32:00Z', true],
  ['2026-11-20T14:32:00.500+09:00', true],
  ['2028-02-29T00:00:00+09:00', true],
  ['2026-11-20T14:32:00+09', false],
  ['2026-02-30T14:32:00+09:00', false],
  ['2026-11-20T24:01:00+09:00', false],
  ['2026-11-20T14:32:00', false],
  ['2026-11-20', false],
  ['', false],
])('%s is a time on the wire: %s', (text, valid) => expect(is(timeSchema, text)).toBe(valid))

test.each([
  ['2026-11-20', true],
  ['2028-02-29', true],
  ['2027-02-29', false],
  ['2026-04-31', false],
  ['2026-99-99', false],
  ['2026-1-1', false],
  ['2026-11-20T00:00:00Z', false],
  ['', false],
])('%s is a day on the wire: %s', (text, valid) => expect(is(daySchema, text)).toBe(valid))

test.each([
  [0, true],
  [100, true],
  [-1, false],
  [101, false],
  [0.5, false],
])('%s is a credit score: %s', (score, valid) => expect(is(scoreSchema, score)).toBe(valid))

test.each([
  [0, true],
  [4000, true],
  [-1, false],
  [1.5, false],
  ['1', false],
])('%j is a count: %s', (count, valid) => expect(is(countSchema, count)).toBe(valid))

test.each([
  ['JPY', true],
  ['USD', true],
  ['jpy', false],
  ['EUR', false],
])('%s is a currency: %s', (currency, valid) => expect(is(currencySchema, currency)).toBe(valid))
