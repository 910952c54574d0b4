import { describe, expect, it } from 'vitest'
import { drawn } from './drawn.ts'

describe('drawn', () => {
  it.each([
    [12, 12],
    ['12846320', 12_846_320],
    ['-0.5', -0.5],
    ['.5', 0.5],
    [0, 0],
    [1e308, 1e15],
    [-1e308, -1e15],
  ])('%j is %d', (value, number) => expect(drawn(value)).toBe(number))

  it.each([
    [Number.NaN],
    [Number.POSITIVE_INFINITY],
    ['9'.repeat(400)],
    ['<b>9</b>'],
    ['0x10'],
    ['1e3'],
    ['1,000'],
    [''],
    [' '],
    [null],
    [undefined],
    [{}],
    [['5']],
  ])('%j is none', (value) => expect(drawn(value)).toBeUndefined())
})
