import { dailyLimit, isOnTick, type Quote, tickSize, tickTableAt } from '@kabuto/domain/market'
import {
  addDays,
  type Amount,
  calendarOf,
  isAbove,
  isBelow,
  localInstant,
  minus,
  plus,
  tokyoInstant,
} from '@kabuto/domain/shared'
import { describe, expect, test } from 'vitest'
import { createMarket } from './createMarket.ts'
import { rateFunction } from './rate.ts'
import { chooser, days, FRIDAY, limitDays, market, MINUTE, symbols } from './testing.ts'
import { tradingDays } from './tradingDays.ts'

const { number } = chooser(11)

/** Any instant from two hours before Tokyo opens to after its night. */
const instants = (day: string, count: number): number[] =>
  Array.from({ length: count }, () => tokyoInstant(day, 7 * 60) + number(17 * 60 * MINUTE))

function tableOf(symbol: string, day: string): ReturnType<typeof tickTableAt> {
  const instrument = market.instrument(symbol)
  if (!instrument) throw new Error(symbol)
  return tickTableAt(instrument, day)
}

/** Those whose ticks change, and those whose ticks are coarse for their price, among others. */
const changing = market
  .instruments('jpy')
  .filter(({ tickTable }) => tickTable.length > 1)
  .map(({ symbol }) => symbol)
const tokyo = [...symbols(60, 12), ...changing.slice(0, 20), '0A1B', '0984']

describe('Tokyo', () => {
  test('every price is on its tick and inside the day’s limit', () => {
    for (const symbol of tokyo) {
      for (const day of days(6, symbol.charCodeAt(1) * 7 + symbol.charCodeAt(3))) {
        const table = tableOf(symbol, day)
        for (const now of instants(day, 6)) {
          const [quote, quoted] = [market.quote(symbol, now), market.quoted(symbol, now)]
          if (quote?.state !== 'normal' || !quoted) continue
          const limit = dailyLimit(quoted.base, table)
          for (const price of [quote.price, quote.bid, quote.ask].filter((one) => one !== null)) {
            expect(isOnTick(price, table), `${symbol} ${price} at ${new Date(now).toISOString()}`).toBe(true)
            expect(
              isBelow(price, limit.low) || isAbove(price, limit.high),
              `${symbol} ${price} outside ${limit.low}–${limit.high}`,
            ).toBe(false)
          }
          const own = dailyLimit(quote.previousClose, table)
          for (const price of [quote.open, quote.high, quote.low].filter((one) => one !== null))
            expect(isBelow(price, own.low) || isAbove(price, own.high)).toBe(false)
        }
      }
    }
  })

  test('every day closes inside the limit around the day before, over all years and for the wildest', () => {
    let atLimit = 0
    const { dayAt } = tradingDays('jpy')
    for (const symbol of [...symbols(40, 13), ...changing]) {
      for (let index = 1200; index < 2900; index += 1) {
        const base = market.closeOf(symbol, dayAt(index - 1))
        const close = market.closeOf(symbol, dayAt(index))
        if (base === undefined || close === undefined) continue
        const { low, high } = dailyLimit(base, tableOf(symbol, dayAt(index)))
        expect(isBelow(close, low) || isAbove(close, high), `${symbol} ${dayAt(index)}: ${base} to ${close}`).toBe(
          false,
        )
        if (close === low || close === high) atLimit += 1
      }
    }
    // Now and then a day of news ends at its very limit.
    expect(atLimit).toBeGreaterThan(20)
  })

  test('where ticks change by date the close is told on the new ticks', () => {
    let moved = 0
    for (const symbol of changing) {
      const [, second] = market.instrument(symbol)?.tickTable ?? []
      if (!second) throw new Error(symbol)
      const quote = market.quote(symbol, tokyoInstant(second.from, 10 * 60))
      if (quote?.state !== 'normal') continue
      const before = market.closeOf(symbol, addDays(second.from, -1)) ?? '0'
      expect(isOnTick(quote.previousClose, second.table)).toBe(true)
      expect(Math.abs(Number(minus(quote.previousClose, before))), `${symbol} on ${second.from}`).toBeLessThan(
        Number(tickSize(before, 'standard')),
      )
      if (quote.previousClose !== before) moved += 1
    }
    expect(moved).toBeGreaterThan(0)
  })

  test('at a daily limit nobody stands on the far side, and near it nobody stands beyond', () => {
    const found = limitDays()
    for (const isUp of [true, false]) expect(found.filter((one) => one.isUp === isUp).length).toBeGreaterThan(3)
    for (const { symbol, day, high, low, isUp } of found) {
      const [closing, evening] = [
        market.quote(symbol, tokyoInstant(day, 930)),
        market.quote(symbol, tokyoInstant(day, 1020)),
      ]
      expect([closing?.price, closing?.ask === null, closing?.bid === null], `${symbol} ${day}`).toEqual([
        isUp ? high : low,
        isUp,
        !isUp,
      ])
      // The evening is counted from there, so there is room again.
      expect([evening?.ask === null, evening?.bid === null], `${symbol} ${day}`).toEqual([false, false])
      const asks = Array.from(
        { length: 330 },
        (_, minute) => market.quote(symbol, tokyoInstant(day, 540 + minute))?.ask ?? high,
      )
      expect(asks.filter((ask) => isAbove(ask, high))).toEqual([])
    }
  })
})

describe('New York', () => {
  test('every price is on its tick, and no day moves more than a quarter', () => {
    for (const symbol of [...symbols(40, 14, 'usd'), 'KABU1']) {
      for (const day of days(10, symbol.charCodeAt(0), 'usd')) {
        const now = localInstant(calendarOf.usd, day, 4 * 60) + number(16 * 60) * MINUTE
        const quote = market.quote(symbol, now)
        if (!quote) throw new Error(symbol)
        for (const price of [quote.price, quote.bid, quote.ask, quote.previousClose])
          expect(price !== null && isOnTick(price, 'us'), `${symbol} ${price}`).toBe(true)
        expect(Math.abs(Number(quote.changePercent))).toBeLessThan(25)
      }
    }
  })
})

const worth = (amount: Amount | null): number => Number(amount ?? 0)

/** What does not add up in a quote. What is cut down in its turnover is less than a yen or a cent. */
function faultsOf(quote: Quote): string[] {
  const { price, change, changePercent, previousClose, bid, ask, high, low, volume, turnover, open } = quote
  const rules: Record<string, boolean> = {
    change: plus(previousClose, change) === price,
    percent: Math.abs(worth(changePercent) - (100 * worth(change)) / worth(previousClose)) < 0.00501,
    spread: bid === null || ask === null || isAbove(ask, bid),
    ask: ask === null || isAbove(ask, price),
    bid: bid === null || isBelow(bid, price),
    traded: open !== null && worth(low) <= worth(price) && worth(price) <= worth(high),
    turnover: worth(turnover) >= volume * worth(low) - 1 && worth(turnover) <= volume * worth(high) + 1,
  }
  return Object.entries(rules).flatMap(([name, holds]) => (holds ? [] : [`${name}: ${JSON.stringify(quote)}`]))
}

/** Some instants of a day's regular session, one after the other. */
function momentsOf(day: string, id: 'jpy' | 'usd'): number[] {
  const opening = localInstant(calendarOf[id], day, id === 'jpy' ? 540 : 570)
  return Array.from({ length: 55 }, (_, index) => opening + index * 7 * MINUTE + 250 * number(900))
}

describe('a quote adds up', () => {
  test.each([
    ...tokyo.slice(0, 25).map((symbol) => [symbol, 'jpy'] as const),
    ...symbols(10, 15, 'usd').map((symbol) => [symbol, 'usd'] as const),
  ])('%s', (symbol, id) => {
    for (const day of days(4, symbol.charCodeAt(2), id)) {
      const quotes = momentsOf(day, id).flatMap((now) => market.quote(symbol, now) ?? [])
      expect(quotes.flatMap(faultsOf)).toEqual([])
      const shrunk = quotes.filter(
        ({ volume, turnover }, index) =>
          volume < (quotes[index - 1]?.volume ?? 0) || worth(turnover) < worth(quotes[index - 1]?.turnover ?? '0'),
      )
      expect(shrunk).toEqual([])
      expect(quotes).toHaveLength(55)
    }
  })

  test('before the first trade there is only the close before', () => {
    expect(market.quote('0712', Date.parse('2026-11-20T08:10:00+09:00'))).toMatchObject({
      price: market.closeOf('0712', '2026-11-19'),
      previousClose: market.closeOf('0712', '2026-11-19'),
      change: '0',
      changePercent: '0',
      open: null,
      high: null,
      low: null,
      volume: 0,
      turnover: '0',
    })
  })

  test('the anchor is where the pictures have it', () => {
    expect([
      market.closeOf('0712', '2026-11-19'),
      market.closeOf('0166', '2026-11-19'),
      market.closeOf('0418', '2026-11-19'),
      market.closeOf('KABU1', '2026-11-19'),
    ]).toEqual(['2811.5', '4147', '1222.5', '184.32'])
    expect(market.midRate(Date.parse('2026-11-20T14:31:40+09:00'))).toBe('154.2')
  })
})

test('days open with a gap, mostly in the direction in which they go', () => {
  const quotes = symbols(200, 16).flatMap((symbol) => market.quote(symbol, tokyoInstant('2026-11-20', 930)) ?? [])
  const gaps = quotes.filter(({ open, previousClose }) => open !== previousClose)
  expect(gaps.length).toBeGreaterThan(160)
  const along = gaps.filter(
    ({ open, previousClose, change }) => isAbove(open ?? '0', previousClose) === isAbove(change, '0'),
  )
  expect(along.length).toBeGreaterThan(0.6 * gaps.length)
})

describe('the rate', () => {
  test('has two decimals at most and stays in its bounds, in many worlds', () => {
    for (let seed = 0; seed < 150; seed += 1) {
      const midRate = rateFunction(seed)
      for (let day = 0; day < 4200; day += 29) {
        const rate = midRate(Date.parse('2016-01-05T10:00:00+09:00') + day * 86_400_000)
        expect(rate).toMatch(/^1[3-8]\d(\.\d{1,2})?$/)
        expect(Number(rate) >= 130 && Number(rate) <= 180).toBe(true)
      }
    }
  })

  test('moves within a minute by a few sen, and not at a weekend', () => {
    for (let minute = 0; minute < 600; minute += 1) {
      const [one, next] = [market.midRate(FRIDAY + minute * MINUTE), market.midRate(FRIDAY + (minute + 1) * MINUTE)]
      expect(Math.abs(Number(minus(next, one)))).toBeLessThan(0.3)
    }
    expect(market.midRate(Date.parse('2026-11-21T08:00:00+09:00'))).toBe(
      market.midRate(Date.parse('2026-11-22T23:00:00+09:00')),
    )
    expect(market.midRate(Date.parse('2026-11-24T08:00:00+09:00'))).not.toBe(
      market.midRate(Date.parse('2026-11-24T16:00:00+09:00')),
    )
  })
})

function pricesOf(seed: string): string {
  const made = createMarket(seed)
  const some = ['0712', '0166', 'KABU1'].map((symbol) => [
    made.quote(symbol, FRIDAY),
    made.book(symbol, FRIDAY),
    made.line(symbol, FRIDAY),
  ])
  return JSON.stringify([
    made.instruments('jpy').slice(90, 100),
    some,
    made.midRate(FRIDAY - 1e9),
    made.indices('jpy', FRIDAY),
  ])
}

describe('one seed, one market', () => {
  test('the same each time, in whatever order it is asked', () => {
    const [one, other] = [createMarket('tests'), createMarket('tests')]
    one.candles('0712', '1d', FRIDAY, 700)
    one.quote('0712', FRIDAY + 1e9)
    expect(one.quote('0712', FRIDAY)).toEqual(other.quote('0712', FRIDAY))
    expect(pricesOf('x')).toBe(pricesOf('x'))
  })

  test('another seed, another market', () => {
    expect(pricesOf('x')).not.toBe(pricesOf('y'))
    expect(createMarket('y').quote('0712', FRIDAY)).not.toEqual(market.quote('0712', FRIDAY))
  })
})
