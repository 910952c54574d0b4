import { expect, test } from 'vitest'
import { displacement } from './closes.ts'
import { describeAll } from './instruments/all.ts'
import { listed } from './listing.ts'
import { DAYS } from './tradingDays.ts'

/** 1.73 × the sum of 2^(−k/2), see `displacement`. */
const FARTHEST = 4.19

test('a path of days never jumps further than it may, and comes back from afar', () => {
  let [widest, farthest] = [0, 0]
  for (let key = 1; key < 40; key += 1) {
    let before = displacement(key, 0)
    for (let day = 1; day <= DAYS; day += 1) {
      const here = displacement(key, day)
      widest = Math.max(widest, Math.abs(here - before))
      farthest = Math.max(farthest, Math.abs(here))
      before = here
    }
  }
  expect(widest).toBeLessThan(FARTHEST)
  expect(widest).toBeGreaterThan(2.5)
  expect(farthest).toBeLessThan(110)
})

test('the farthest day of any instrument lies inside the narrowest limit, 14 % either way', () => {
  const widest = Math.max(
    ...describeAll('tests')
      .listed.map((described) => listed(described, 'tests'))
      .map(({ ownVolatility, marketVolatility }) => FARTHEST * (ownVolatility + marketVolatility)),
  )
  expect(Math.exp(widest) - 1).toBeLessThan(0.135)
  expect(1 - Math.exp(-widest)).toBeLessThan(0.135)
})
