import { expect, test } from 'vitest'
import { dividendYield, marketCap, yearlyDividend } from './company.ts'
import type { StockDetail } from './entities.ts'

const paidOn = (...days: [exDay: string, perShare: string][]): StockDetail['dividends'] =>
  days.map(([exDay, perShare]) => ({ exDay, payDay: exDay, perShare, state: 'forecast' }))

const halfYearly = paidOn(['2027-03-30', '38'], ['2026-09-29', '36'], ['2026-03-31', '35'], ['2025-09-29', '34'])
const quarterly = paidOn(
  ['2027-03-12', '0.26'],
  ['2026-12-11', '0.26'],
  ['2026-09-11', '0.25'],
  ['2026-06-12', '0.25'],
  ['2026-03-13', '0.24'],
)

test('all shares are worth their price', () =>
  expect(marketCap('2846.5', { sharesOutstanding: 182_400_000 })).toBe('519201600000'))

test.each([
  ['two a year', halfYearly, '2026-11-20', '74'],
  ['on an ex day the next one counts', halfYearly, '2026-09-29', '74'],
  ['the day before it that one', halfYearly, '2026-09-28', '71'],
  ['none to come: the last year', halfYearly, '2027-03-30', '74'],
  ['four a year', quarterly, '2026-11-20', '1'],
  ['none at all', [], '2026-11-20', '0'],
] as const)('dividends of a year: %s', (_, dividends, day, sum) =>
  expect(yearlyDividend([...dividends], day)).toBe(sum),
)

test('their yield is of the price, and nothing of none', () => {
  expect(dividendYield(halfYearly, '2026-11-20', '2846')).toMatch(/^2\.60/)
  expect(dividendYield(halfYearly, '2026-11-20', '0')).toBeUndefined()
})
