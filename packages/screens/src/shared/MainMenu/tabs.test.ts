import { expect, test } from 'vitest'
import { isTab, tabsFor } from './tabs.ts'

test.each([
  [false, 'home', 5, 'home'],
  [false, 'news', 5, 'quotes'],
  [false, 'follow', 5, 'positions'],
  [true, 'news', 7, 'news'],
  [true, 'follow', 7, 'follow'],
] as const)('wide %s on %s: %i entries, %s is lit', (isWide, current, count, lit) => {
  const bar = tabsFor(isWide, current)
  expect(bar.tabs).toHaveLength(count)
  expect(bar.lit).toBe(lit)
})

test('the pages that the bar leads to, and no page below them', () => {
  expect((['home', 'news', 'follow', 'notices', 'withdraw'] as const).map(isTab)).toEqual([
    true,
    true,
    true,
    false,
    false,
  ])
})
