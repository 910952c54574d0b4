import { expect, test } from 'vitest'
import { keyed } from './keyed.ts'

test('the same key gives the same thing', () => {
  const of = keyed<object>()
  const made = of('a', () => ({}))
  expect(of('a', () => ({}))).toBe(made)
  expect(of('b', () => ({}))).not.toBe(made)
})

test('of more than 200 the one least recently asked for goes', () => {
  const of = keyed<object>()
  const [first, second] = [of('first', () => ({})), of('second', () => ({}))]
  for (let key = 0; key < 198; key += 1) of(String(key), () => ({}))
  of('first', () => ({}))
  of('one more', () => ({}))
  expect(of('first', () => ({}))).toBe(first)
  expect(of('second', () => ({}))).not.toBe(second)
})
