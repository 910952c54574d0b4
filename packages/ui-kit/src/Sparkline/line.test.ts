import { describe, expect, it } from 'vitest'
import { lineOf } from './line.ts'

describe('lineOf', () => {
  it.each([
    [[1, 2, 3], 2, 'up'],
    [[3, 2, 1], 2, 'down'],
    [[3, 1, 2], 2, 'flat'],
    [[1, 2], undefined, 'up'],
    [[1, 2], Number.NaN, 'up'],
    [[], 2, 'none'],
    [[Number.NaN, Number.POSITIVE_INFINITY], 2, 'none'],
  ] as const)('%j over %s is %s', (values, base, direction) => expect(lineOf(values, base).direction).toBe(direction))

  it('stays in its box, however huge', () => {
    const { path, baseline } = lineOf([1e308, -1e308, 0, 1e308], -1e308)
    expect(path).toBe('M1 2L21.7 26L42.3 14L63 2')
    expect(baseline).toBe(26)
  })

  it('keeps its base in view', () =>
    expect(lineOf([10, 12], 20)).toEqual({ direction: 'down', path: 'M1 26L63 21.2', baseline: 2 }))

  it('draws a point as a level line', () => expect(lineOf([5], 5).path).toBe('M1 14L63 14'))

  it('draws no more points than pixels, the last one among them', () => {
    const { path } = lineOf(
      Array.from({ length: 10_000 }, (_, at) => at),
      0,
    )
    expect(path.split('L')).toHaveLength(64)
    expect(path.endsWith('63 2')).toBe(true)
  })

  it('ends with the last of many, whatever it is', () => {
    const { path } = lineOf([...Array.from({ length: 10_000 }, () => 1), 0], 1)
    expect(path.endsWith('L63 26')).toBe(true)
  })

  it('of nothing draws nothing', () => expect(lineOf([], 2)).toEqual({ direction: 'none', path: '', baseline: 0 }))
})
