import { expect, it } from 'vitest'
import { depthOf, type QuoteLevel } from './book.ts'

const level = (quantity: number | string): QuoteLevel => ({ price: 1, quantity })

it.each([
  [10, [10, 5], 1],
  [5, [10, 5], 0.5],
  ['5', ['10'], 0.5],
  [20, [10], 1],
  [-5, [10], 0],
  ['abc', [10], 0],
  [Number.NaN, [10], 0],
  [0, [0], 0],
])('%s of %j fills %s', (quantity, others, depth) => {
  const own = level(quantity)
  expect(depthOf({ sells: [own], buys: others.map(level) }, own)).toBe(depth)
})

it('a level that is not there fills nothing', () => expect(depthOf({ sells: [], buys: [level(3)] }, undefined)).toBe(0))
