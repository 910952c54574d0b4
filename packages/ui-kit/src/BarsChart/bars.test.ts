import { describe, expect, it } from 'vitest'
import { drawnBars, MOST_BARS } from './bars.ts'

const months = (count: number, value: number | string = 1) =>
  Array.from({ length: count }, (_, at) => ({ name: String(at), value }))

describe('drawnBars', () => {
  it('draws each of a few as it is', () =>
    expect(
      drawnBars([
        { name: '10月', value: '-84210' },
        { name: '11月', value: Number.NaN },
      ]),
    ).toEqual([
      { from: '10月', to: '10月', value: '-84210', amount: -84_210 },
      { from: '11月', to: '11月', value: Number.NaN, amount: undefined },
    ]))

  it('draws as many as fit by themselves', () => expect(drawnBars(months(MOST_BARS))).toHaveLength(MOST_BARS))

  it.each([121, 240, 241, 5000])('sums %d, so that nothing is lost', (count) => {
    const bars = drawnBars(months(count))
    expect(bars.length).toBeLessThanOrEqual(MOST_BARS)
    expect(bars.reduce((sum, { amount = 0 }) => sum + amount, 0)).toBe(count)
    expect(bars[0]?.from).toBe('0')
    expect(bars.at(-1)?.to).toBe(String(count - 1))
  })

  it('leaves a gap where there was nothing to sum', () =>
    expect(drawnBars(months(200, 'x'))[0]?.amount).toBeUndefined())
})
