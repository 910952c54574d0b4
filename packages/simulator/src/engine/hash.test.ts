import { expect, test } from 'vitest'
import { exponential } from '../market/exponential.ts'
import { fraction, hashed, hashedText, swing } from './hash.ts'

const words = Array.from({ length: 100_000 }, (_, index) => index)

test('fractions fill their room evenly, and no two words of a key meet', () => {
  const counts = Array.from({ length: 10 }, () => 0)
  for (const word of words)
    counts[Math.floor(fraction(hashed(7, word)) * 10)] = (counts[Math.floor(fraction(hashed(7, word)) * 10)] ?? 0) + 1
  for (const count of counts) expect(Math.abs(count - 10_000)).toBeLessThan(400)
  expect(new Set(words.map((word) => hashed(7, word))).size).toBe(words.length)
})

test('neighbours and other keys have nothing in common', () => {
  const alike = words.filter((word) => (hashed(7, word) ^ hashed(7, word + 1)) >>> 28 === 0).length
  const across = words.filter((word) => (hashed(7, word) ^ hashed(8, word)) >>> 28 === 0).length
  for (const count of [alike, across]) expect(Math.abs(count - words.length / 16)).toBeLessThan(400)
})

test('a swing stays between −1 and 1 with its middle at 0', () => {
  const swings = words.map((word) => swing(hashed(9, word)))
  expect(Math.max(...swings.slice(0, 5000))).toBeGreaterThan(0.9)
  expect(swings.every((value) => value >= -1 && value <= 1)).toBe(true)
  expect(Math.abs(swings.reduce((sum, value) => sum + value, 0) / words.length)).toBeLessThan(0.01)
})

test('texts that differ in one letter or in their length differ', () => {
  expect(new Set(['', 'a', 'b', 'ab', 'ba', 'aa', 'aaa'].map((text) => hashedText(0, text))).size).toBe(7)
})

test('what was drawn from a text stays drawn: the prices of every day so far hang on it', () => {
  expect([hashedText(7, ''), hashedText(7, 'kabuto'), hashedText(8, 'kabuto')]).toEqual([
    415_870_660, -1_661_588_651, -207_535_215,
  ])
})

test('the exponential is that of mathematics', () => {
  for (let x = -20; x <= 20; x += 0.173) expect(Math.abs(exponential(x) / Math.exp(x) - 1)).toBeLessThan(1e-14)
  expect(exponential(0)).toBe(1)
})
