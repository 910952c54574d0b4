import { calendarOf, type Day, type Market, tradeDayAt } from '@kabuto/domain/shared'
import { describe, expect, test } from 'vitest'
import { toStockDividends } from './dividends.ts'
import { FRIDAY, market } from './testing.ts'

const SHIRAKAWA = '0263'
const DAY = 24 * 60 * 60_000
const dividends = market.dividends(SHIRAKAWA)
const payers = (id: Market) =>
  market.instruments(id).flatMap(
    ({ symbol }) =>
      market
        .dividends(symbol)
        ?.around(FRIDAY)
        .map((dividend) => ({ symbol, ...dividend })) ?? [],
  )

test('a dividend has its ex day, its pay day and its amount, the newest first', () => {
  expect(dividends && toStockDividends(dividends, FRIDAY)).toEqual([
    { exDay: '2027-05-28', payDay: '2027-08-16', perShare: '11', state: 'forecast' },
    { exDay: '2026-11-27', payDay: '2027-02-15', perShare: '11', state: 'forecast' },
    { exDay: '2026-05-28', payDay: '2026-08-14', perShare: '11', state: 'paid' },
    { exDay: '2025-11-27', payDay: '2026-02-13', perShare: '11', state: 'paid' },
    { exDay: '2025-05-29', payDay: '2025-08-14', perShare: '11', state: 'paid' },
  ])
})

test.each([
  ['2027-02-15T08:59:59+09:00', 'forecast'],
  ['2027-02-15T09:00:00+09:00', 'paid'],
])('it is paid at the opening of its day: at %s it is %s', (time, state) =>
  expect(dividends && toStockDividends(dividends, Date.parse(time))).toContainEqual(
    expect.objectContaining({ payDay: '2027-02-15', state }),
  ),
)

describe.each(['jpy', 'usd'] as const)('in %s', (id) => {
  test('the ex day begins with the first trade that counts for it', () => {
    const calendar = calendarOf[id]
    const all = payers(id)
    expect(all.length).toBeGreaterThan(60)
    for (const { exDay, exAt, payDay } of all) {
      expect([tradeDayAt(calendar, exAt - 60_000) < exDay, payDay > exDay]).toEqual([true, true])
      // The evening in Tokyo, the morning in New York.
      expect(tradeDayAt(calendar, exAt + 6 * 60 * 60_000)).toBe(exDay)
    }
  })

  test('no forecast is changed, whenever it is asked for', () => {
    for (const { symbol, exDay, perShare } of payers(id).slice(0, 300))
      for (const days of [-200, -30, 1, 90, 300]) {
        const near = market.dividends(symbol)?.around(FRIDAY + days * DAY) ?? []
        expect(near.filter((one) => one.exDay === exDay).map((one) => one.perShare)).toSatisfy((amounts: string[]) =>
          amounts.every((amount) => amount === perShare),
        )
      }
  })
})

test('young companies pay nothing', () => {
  const growth = market.instruments('jpy').filter(({ section }) => section === 'growth')
  expect(growth.length).toBeGreaterThan(100)
  expect(growth.filter(({ symbol }) => (market.dividends(symbol)?.around(FRIDAY) ?? []).length > 0)).toEqual([])
  expect(market.dividends('none')).toBeUndefined()
})

/** Per cent that prices open above the close before, on average. */
function meanGap(symbols: readonly string[], day: Day): number {
  const gaps = symbols.map((symbol) => {
    const quote = market.quote(symbol, Date.parse(`${day}T10:00:00+09:00`))
    return (100 * (Number(quote?.open) - Number(quote?.previousClose))) / Number(quote?.previousClose)
  })
  return gaps.reduce((total, gap) => total + gap, 0) / gaps.length
}

test('on the ex day prices open without the dividend', () => {
  const day = '2027-03-30'
  const all = market
    .instruments('jpy')
    .filter(({ kind, delistedOn, listedOn }) => kind === 'stock' && !delistedOn && listedOn < '2020')
  const paying = all.filter(({ symbol }) =>
    market
      .dividends(symbol)
      ?.around(FRIDAY)
      .some(({ exDay }) => exDay === day),
  )
  const others = all.filter((instrument) => !paying.includes(instrument))
  const symbolsOf = (rows: typeof all) => rows.map(({ symbol }) => symbol)
  const yields = paying.map(({ symbol }) => {
    const paid = market
      .dividends(symbol)
      ?.around(FRIDAY)
      .find(({ exDay }) => exDay === day)
    return (100 * Number(paid?.perShare)) / Number(market.closeOf(symbol, '2027-03-29'))
  })
  const expected = yields.reduce((total, one) => total + one, 0) / yields.length
  const difference = meanGap(symbolsOf(others), day) - meanGap(symbolsOf(paying), day)
  expect(expected).toBeGreaterThan(0.8)
  // All of it but what rounding to ticks and a limit on it take.
  expect(difference / expected).toBeGreaterThan(0.8)
  expect(difference / expected).toBeLessThan(1.2)
})
