import { describe, expect, it } from 'vitest'
import { dotsOf, extremesOf, historyOf, keptPlaces, largestFall, MOST_DOTS, nearest } from './history.ts'

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
    expect(keptPlaces(MOST_DOTS, { lowest: 0, highest: 1 }, undefined)).toEqual(
      Array.from({ length: MOST_DOTS }, (_, at) => at),
    ))

  it('of a long way without a fall it keeps no place of one', () => {
    const kept = keptPlaces(1300, { lowest: 0, highest: 1299 }, undefined)
    expect(kept).toContain(1299)
    expect(kept.every((at) => Number.isInteger(at))).toBe(true)
  })

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

const made = (...values: (number | string)[]) => historyOf(values.map((value) => ({ day: '2026-11-20', value })))

describe('historyOf', () => {
  it('is nothing where there is nothing to draw', () => {
    expect(made()).toBeUndefined()
    expect(made('x', Number.NaN)).toBeUndefined()
  })

  it('says what is drawn and where, from the first to the last and within its scale', () => {
    const history = made(20, 'x', 100, 0, 40)
    expect(history?.dots.map(({ place, amount }) => [place, amount])).toEqual([
      [0, 20],
      [2, 100],
      [3, 0],
      [4, 40],
    ])
    expect([history?.lowest, history?.highest, history?.fall]).toEqual([2, 1, { from: 1, to: 2, percent: -100 }])
    expect(history?.scale).toEqual([0, 20, 40, 60, 80, 100])
    expect(history?.kept).toEqual([0, 1, 2, 3])
    expect(history?.places).toEqual([
      { x: 0, y: 0.2 },
      { x: 1 / 3, y: 1 },
      { x: 2 / 3, y: 0 },
      { x: 1, y: 0.4 },
    ])
  })

  it('puts a single point into the middle', () => expect(made(5)?.places).toEqual([{ x: 0.5, y: 0.5 }]))
})

describe('nearest', () => {
  const places = [0, 0.25, 1].map((x) => ({ x }))

  it.each([
    [-1, 0],
    [0.1, 0],
    [0.2, 1],
    [0.6, 1],
    [0.7, 2],
    [2, 2],
    [0.125, 0],
  ])('to %d is %d', (x, at) => expect(nearest(places, x)).toBe(at))

  it('is the first where there is none', () => expect(nearest([], 0.5)).toBe(0))
})
