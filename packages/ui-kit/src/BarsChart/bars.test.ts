import { describe, expect, it } from 'vitest'
import { barSetOf, drawnBars, MOST_BARS } from './bars.ts'

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

  it('leaves a gap where there was nothing to sum', () => {
    expect(drawnBars(months(200, 'x'))[0]).toEqual({ from: '0', to: '1', value: Number.NaN, amount: undefined })
    const first = { name: '0', value: 'x' }
    expect(drawnBars([first, ...months(200, 3)])[0]).toEqual({ from: '0', to: '0', value: 3, amount: 3 })
  })
})

const setOf = (...values: (number | string)[]) => barSetOf(values.map((value, at) => ({ name: String(at), value })))

describe('barSetOf', () => {
  it('is nothing where there is nothing to draw', () => {
    expect(setOf()).toBeUndefined()
    expect(setOf('x', Number.NaN)).toBeUndefined()
  })

  it('names the lowest and the highest, with zero in view', () => {
    const set = setOf(40, 'x', 20, 100)
    expect([set?.lowest.from, set?.highest.from]).toEqual(['2', '3'])
    expect(set?.scale).toEqual([0, 20, 40, 60, 80, 100])
    expect(set?.heights).toEqual([0.4, 0, 0.2, 1])
    expect(set?.bars).toHaveLength(4)
  })

  it('measures from the zero line, upwards and downwards', () => {
    const set = setOf(-100, 50, '100')
    expect(set?.scale).toEqual([-100, -50, 0, 50, 100])
    expect(set?.heights).toEqual([-0.5, 0.25, 0.5])
    expect([set?.lowest.value, set?.highest.value]).toEqual([-100, '100'])
  })

  it('of losses alone ends at zero', () => {
    expect(setOf(-40, -20)?.scale.at(-1)).toBe(0)
    expect(setOf(-40, -20)?.heights).toEqual([-1, -0.5])
  })
})
