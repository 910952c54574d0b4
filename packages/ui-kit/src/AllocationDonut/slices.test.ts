import { describe, expect, it } from 'vitest'
import { arcsOf, folded, shared, sliceAt } from './slices.ts'

const of = (...values: (number | string)[]) => values.map((value, at) => ({ name: String(at), value }))
const tenths = (...values: (number | string)[]) => shared(of(...values)).map((slice) => slice.tenths)

describe('shared', () => {
  it('is the design’s own book', () =>
    expect(tenths(6_703_978, 4_313_000, 2_058_300, 74_000)).toEqual([510, 328, 156, 6]))

  it.each([[[1, 1, 1]], [[1, 1, 1, 1, 1, 1, 1]], [['999999999999', 1]], [[0.1, 0.2, 0.3]], [[1e308, 1, 1e308]], [[7]]])(
    '%j adds up to a whole',
    (values) => expect(tenths(...values).reduce((sum: number, share = 0) => sum + share, 0)).toBe(1000),
  )

  it('gives the largest remainders first', () => expect(tenths(1, 1, 1)).toEqual([334, 333, 333]))

  it('a zero has a share of zero, what is no amount has none', () =>
    expect(tenths(5, 0, '0', -3, Number.NaN, '<b>1</b>')).toEqual([1000, 0, 0, undefined, undefined, undefined]))

  it('of nothing there are no shares', () => expect(tenths(0, 0)).toEqual([undefined, undefined]))
})

describe('folded', () => {
  it('leaves five as they are', () => expect(folded(of(1, 2, 3, 4, 5), 'x')).toEqual(of(1, 2, 3, 4, 5)))

  it('keeps the four largest in their order and sums the others', () =>
    expect(folded(of(1, 9, 2, 8, 7, 'x', 6), 'その他')).toEqual([
      { name: '1', value: 9 },
      { name: '3', value: 8 },
      { name: '4', value: 7 },
      { name: '6', value: 6 },
      { name: 'その他', value: 3 },
    ]))
})

describe('arcsOf', () => {
  it('leaves out what has no part and remembers whose an arc is', () =>
    expect(arcsOf([{ amount: 0 }, { amount: 3 }, { amount: 1 }])).toEqual([
      { slice: 1, from: 0, to: 0.75 },
      { slice: 2, from: 0.75, to: 1 },
    ]))

  it('lets the thinnest be seen', () => {
    const [large, small] = arcsOf([{ amount: 999_999_999_999 }, { amount: 1 }])
    expect(Number(small?.to) - Number(small?.from)).toBeGreaterThan(0.015)
    expect(large?.to).toBe(small?.from)
    expect(small?.to).toBeCloseTo(1, 10)
  })
})

describe('sliceAt', () => {
  const arcs = arcsOf([{ amount: 1 }, { amount: 1 }, { amount: 0 }, { amount: 2 }])
  it.each([
    [0.85, 0.15, 0],
    [0.85, 0.85, 1],
    [0.1, 0.5, 3],
    [0.5, 0.3, 0],
    [0.5, -0.05, 0],
    [0.9, 0.5, 1],
    [0.5, 0.5, undefined],
    [0, 0, undefined],
  ])('at %d, %d is %s', (x, y, slice) => expect(sliceAt(arcs, x, y)).toBe(slice))

  it('is none on an empty ring', () => expect(sliceAt([], 0.85, 0.15)).toBeUndefined())
})
