import { describe, expect, it } from 'vitest'
import { scaleOf, shareOf, tickTexts } from './scale.ts'

describe('scaleOf', () => {
  it.each([
    [12_412_000, 12_998_000, [12_400_000, 12_600_000, 12_800_000, 13_000_000]],
    [0, 100, [0, 20, 40, 60, 80, 100]],
    [-84_210, 128_500, [-100_000, -50_000, 0, 50_000, 100_000, 150_000]],
    [5, 5, [4, 4.5, 5, 5.5, 6]],
    [0, 0, [-1, -0.5, 0, 0.5, 1]],
    [0.1, 0.4, [0.1, 0.2, 0.3, 0.4]],
  ])('from %d to %d', (low, high, lines) => expect(scaleOf(low, high)).toEqual(lines))

  it.each([
    [1, 1.000_000_1],
    [-1e15, 1e15],
    [999_999_999_999, 999_999_999_999],
    [0, 1e-9],
    [12_846_319, 12_846_321],
  ])('from %d to %d it is short, rising and holds both', (low, high) => {
    const lines = scaleOf(low, high)
    expect(lines.length).toBeGreaterThan(1)
    expect(lines.length).toBeLessThanOrEqual(6)
    expect(lines[0]).toBeLessThanOrEqual(low)
    expect(lines.at(-1)).toBeGreaterThanOrEqual(high)
    expect(new Set(lines).size).toBe(lines.length)
  })
})

describe('shareOf', () => {
  it.each([
    [0, 0],
    [25, 0.25],
    [100, 1],
    [900, 1],
    [-900, 0],
  ])('%d of 0 to 100 is %d', (value, share) => expect(shareOf([0, 50, 100], value)).toBe(share))

  it('counts from the lowest line', () => {
    expect([100, 125, 200, 0].map((value) => shareOf([100, 150, 200], value))).toEqual([0, 0.25, 1, 0])
    expect([-100, -25, 0].map((value) => shareOf([-100, -50, 0], value))).toEqual([0, 0.75, 1])
  })
})

describe('tickTexts', () => {
  it('is short in each language', () => {
    expect(tickTexts([-200_000, 0, 20_000], 'ja')).toEqual(['−20万', '0', '2万'])
    expect(tickTexts([12_400_000, 12_600_000], 'ja')).toEqual(['1,240万', '1,260万'])
    expect(tickTexts([12_400_000, 12_600_000], 'en')).toEqual(['12.4M', '12.6M'])
    expect(tickTexts([12_400_000, 12_600_000], 'zh-Hant')).toEqual(['1,240萬', '1,260萬'])
  })

  it('has no decimals that are all zero', () => {
    expect(tickTexts([-100_000, 0, 50_000], 'en')).toEqual(['−100K', '0', '50K'])
    expect(tickTexts([13_000_000, 12_500_000], 'en')).toEqual(['13.0M', '12.5M'])
  })

  it('is longer where the short one would be another number', () => {
    expect(tickTexts([12_846_300, 12_846_400], 'ja')).toEqual(['12,846,300', '12,846,400'])
    expect(tickTexts([12_825_000, 12_850_000], 'ja')).toEqual(['12,825,000', '12,850,000'])
    expect(tickTexts([12_800_000, 12_825_000], 'en')).toEqual(['12,800,000', '12,825,000'])
    expect(tickTexts([0.25, 0.5], 'ja')).toEqual(['0.25', '0.50'])
    expect(tickTexts([0, 0.25, 1], 'ja')).toEqual(['0', '0.25', '1.00'])
  })
})
