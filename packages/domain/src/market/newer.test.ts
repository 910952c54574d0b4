import { expect, test } from 'vitest'
import { newerQuote } from './newer.ts'
import { sampleQuote } from './samples.ts'

const { at } = sampleQuote
const earlier = { ...sampleQuote, price: '2840', at: '2026-11-20T14:31:59+09:00' }
const later = { ...sampleQuote, price: '2850', at: '2026-11-20T14:32:31+09:00' }

test('before the stream has brought one, what was read stands', () => {
  expect(newerQuote(sampleQuote, undefined).price).toBe('2846')
})
test('the newer one stands, whichever it is; of one instant that of the stream', () => {
  expect(newerQuote(sampleQuote, later).price).toBe('2850')
  expect(newerQuote(sampleQuote, earlier).price).toBe('2846')
  expect(newerQuote(sampleQuote, { ...sampleQuote, price: '2847', at }).price).toBe('2847')
})
