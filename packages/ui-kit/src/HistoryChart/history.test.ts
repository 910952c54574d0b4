import { describe, expect, it } from 'vitest'
import { dotsOf, extremesOf, keptPlaces, largestFall, MOST_DOTS } from './history.ts'

const dots = (...values: (number | string)[]) => dotsOf(values.map((value) => ({ day: '2026-11-20', value })))

describe('dotsOf', () => {
  it('leaves out what is no number', () =>
    expect(dots(1, Number.NaN, '2', '<b>3</b>').map(({ amount }) => amount)).toEqual([1, 2]))

  it('tells the way down from the high before', () =>
    expect(dots(100, 80, 120, 90).map(({ fromHigh }) => fromHigh)).toEqual([0, -20, 0, -25]))

  it('knows no percentage while nothing was above zero', () =>
    expect(dots(-5, 0, 10, -10).map(({ fromHigh }) => fromHigh)).toEqual([undefined, undefined, 0, -200]))
})

describe('largestFall', () => {
  it.each([
    [[100, 80, 120, 90], { from: 2, to: 3, percent: -25 }],
    [[100, 70, 120, 90], { from: 0, to: 1, percent: -30 }],
    [[100, 100, 90], { from: 0, to: 2, percent: -10 }],
    [[100, 90, 80, 95], { from: 0, to: 2, percent: -20 }],
    [[-50, 100, 50], { from: 1, to: 2, percent: -50 }],
    [[1, 2, 3], undefined],
    [[5], undefined],
    [[], undefined],
    [[-1, -2], undefined],
  ])('of %j', (values, fall) => expect(largestFall(dots(...values))).toEqual(fall))
})

describe('extremesOf', () => {
  it('names the first of equals', () => expect(extremesOf(dots(3, 1, 9, 1, 9))).toEqual({ lowest: 1, highest: 2 }))
})

describe('keptPlaces', () => {
  it('keeps all of a short way', () =>
    expect(keptPlaces(MOST_DOTS, { lowest: 0, highest: 1 }, undefined)).toHaveLength(MOST_DOTS))

  it.each([131, 260, 5000])(
    'of %d it keeps the ends, the extremes and the fall, in order and no more than it may',
    (count) => {
      const kept = keptPlaces(count, { lowest: 77, highest: 101 }, { from: 99, to: 119, percent: -9 })
      expect(kept.length).toBeLessThanOrEqual(MOST_DOTS)
      expect(kept.length).toBeGreaterThan(MOST_DOTS / 2)
      expect(kept).toEqual(kept.toSorted((one, other) => one - other))
      expect(new Set(kept).size).toBe(kept.length)
      expect(kept).toEqual(expect.arrayContaining([0, 77, 99, 101, 119, count - 1]))
    },
  )
})
