import type { Instant } from '@kabuto/domain/shared'
import { createMarket } from './createMarket.ts'
import { fraction, hashed } from './hash.ts'
import type { MarketData } from './market.ts'
import { tradingDays } from './tradingDays.ts'

/** One for all tests of a file: what it knows is kept. */
export const market: MarketData = createMarket('tests')

export const FRIDAY: Instant = Date.parse('2026-11-20T14:32:00+09:00')
export const MINUTE = 60_000
export const QUARTER = 250

/** The same choices in every run. */
export function chooser(seed: number): { number: (below: number) => number; from: <Item>(items: readonly Item[]) => Item } {
  let count = 0
  const number = (below: number): number => Math.floor(fraction(hashed(seed, (count += 1))) * below)
  return {
    number,
    from(items) {
      const item = items[number(items.length)]
      if (item === undefined) throw new Error('Nothing to choose from')
      return item
    },
  }
}

/** Of instruments that have always traded. */
export function symbols(count: number, seed: number, id: 'jpy' | 'usd' = 'jpy'): string[] {
  const { from } = chooser(seed)
  const steady = market.instruments(id).filter(({ listedOn, delistedOn, haltedSince }) => listedOn < '2016' && delistedOn === undefined && haltedSince === undefined)
  return Array.from({ length: count }, () => from(steady).symbol)
}

/** Some open days of a market, from 2016 on. */
export function days(count: number, seed: number, id: 'jpy' | 'usd' = 'jpy'): string[] {
  const { number } = chooser(seed)
  return Array.from({ length: count }, () => tradingDays(id).dayAt(1 + number(3200)))
}
