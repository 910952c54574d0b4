import { expect, test } from 'vitest'
import { tabsOf } from './tabs.ts'

test.each([
  [{ state: 'holding', kind: 'stock', origin: 'continuous' }, ['inProgress', 'competition']],
  [{ state: 'pendingOrder', kind: 'stock', origin: 'dayTrade' }, ['inProgress', 'competition']],
  [{ state: 'preparingToClose', kind: 'etf', origin: 'auction' }, ['inProgress', 'etf']],
  [{ state: 'holding', kind: 'stock', origin: 'auction' }, ['inProgress', 'auction']],
  [{ state: 'holding', kind: 'stock', origin: 'block' }, ['inProgress', 'auction']],
  [{ state: 'holding', kind: 'stock', origin: 'ipo' }, ['inProgress', 'placing']],
  [{ state: 'holding', kind: 'stock', origin: 'raise' }, ['inProgress', 'placing']],
  [{ state: 'sold', kind: 'etf', origin: 'continuous' }, ['terminated']],
  [{ state: 'closed', kind: 'stock', origin: 'ipo' }, ['terminated']],
  [{ state: 'cancelled', kind: 'stock', origin: 'block' }, ['terminated']],
] as const)('%j stands under %j', (position, tabs) => expect(tabsOf(position)).toEqual(tabs))
