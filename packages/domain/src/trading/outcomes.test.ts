import { expect, test } from 'vitest'
import { saleOutcomes } from './outcomes.ts'

test('a sale a tenth below, at and a tenth above what was paid, each less its own fee', () => {
  expect(saleOutcomes({ price: '880', quantity: 300, day: '2026-11-20' })).toEqual([
    { percent: '-10', price: '792', profit: '-26675' },
    { percent: '0', price: '880', profit: '-275' },
    { percent: '10', price: '968', profit: '26125' },
  ])
})

test('the fee is that of what is sold for, not of what was paid', () => {
  // 500,000 yen are the end of a step: 275 yen up to there, 535 yen above.
  expect(saleOutcomes({ price: '5000', quantity: 100, day: '2026-11-20' }).map(({ profit }) => profit)).toEqual([
    '-50275',
    '-275',
    '49465',
  ])
})
