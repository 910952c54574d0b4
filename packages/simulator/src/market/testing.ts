import { dailyLimit, tickTableAt } from '@kabuto/domain/market'
import { type Amount, type Day, type Instant, moments } from '@kabuto/domain/shared'
import { createMarket } from './createMarket.ts'
import { fraction, hashed } from '../engine/hash.ts'
import type { MarketData } from '../engine/marketData.ts'
import { tradingDays } from './tradingDays.ts'

/** One market for all tests of a file, so that its caches are shared. */
export const market: MarketData = createMarket('tests')

export const FRIDAY: Instant = moments.pictures
export const MINUTE = 60_000
export const QUARTER = 250

/** The same choices in every run. */
export function chooser(seed: number): {
  number: (below: number) => number
  from: <Item>(items: readonly Item[]) => Item
} {
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
  const steady = market
    .instruments(id)
    .filter(
      ({ listedOn, delistedOn, haltedSince }) =>
        listedOn < '2016' && delistedOn === undefined && haltedSince === undefined,
    )
  return Array.from({ length: count }, () => from(steady).symbol)
}

/** Some open days of a market, from 2016 on. */
export function days(count: number, seed: number, id: 'jpy' | 'usd' = 'jpy'): string[] {
  const { number } = chooser(seed)
  return Array.from({ length: count }, () => tradingDays(id).dayAt(1 + number(3200)))
}

/** Days of Tokyo that closed at their very limit, found among many. */
export function limitDays(): { symbol: string; day: Day; high: Amount; low: Amount; isUp: boolean }[] {
  const { dayAt } = tradingDays('jpy')
  const indices = Array.from({ length: 40 }, (_, index) => 2600 + index)
  return market
    .instruments('jpy')
    .slice(0, 700)
    .flatMap((instrument) =>
      indices.flatMap((index) => {
        const { symbol } = instrument
        const [base, close] = [market.closeOf(symbol, dayAt(index - 1)), market.closeOf(symbol, dayAt(index))]
        if (
          base === undefined ||
          close === undefined ||
          market.candles(symbol, '1d', Date.parse(`${dayAt(index)}T16:00:00+09:00`), 1)[0]?.at.slice(0, 10) !==
            dayAt(index)
        )
          return []
        const { low, high } = dailyLimit(base, tickTableAt(instrument, dayAt(index)))
        return close === high || close === low ? [{ symbol, day: dayAt(index), high, low, isUp: close === high }] : []
      }),
    )
}
