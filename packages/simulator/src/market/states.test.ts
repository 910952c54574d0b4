import { newYorkInstant, tokyoInstant } from '@kabuto/domain/shared'
import { describe, expect, test } from 'vitest'
import { FRIDAY, market } from './testing.ts'

const HALTED = Date.parse('2026-11-20T13:10:00+09:00')
const DAY = 86_400_000

function quoteAt(
  symbol: string,
  at: number,
): { price: string | undefined; at: string | undefined; volume: number | undefined } {
  const { price, at: quotedAt, volume } = market.quote(symbol, at) ?? {}
  return { price, at: quotedAt, volume }
}

function tokyo(day: string, hours: number, minutes = 0): number {
  return tokyoInstant(day, hours * 60 + minutes)
}

describe('halted', () => {
  test('the price stays where it was, and nobody offers', () => {
    const before = market.quote('0527', HALTED - 1)
    expect(before?.state).toBe('normal')
    expect(market.quote('0527', HALTED)?.state).toBe('halted')
    const since = market.quote('0527', FRIDAY)
    expect(since).toMatchObject({
      state: 'halted',
      price: market.quote('0527', HALTED)?.price,
      bid: null,
      ask: null,
      at: '2026-11-20T13:10:00+09:00',
      open: before?.open,
    })
    expect(market.book('0527', FRIDAY)).toMatchObject({ asks: [], bids: [] })
    expect(market.candles('0527', '1m', FRIDAY, 1)[0]).toMatchObject({
      at: '2026-11-20T13:09:00+09:00',
      close: since?.price,
    })
  })

  test('on later days only the price is left', () => {
    const { price } = market.quote('0527', FRIDAY) ?? {}
    expect(market.quote('0527', FRIDAY + 5 * DAY)).toMatchObject({
      state: 'halted',
      price,
      previousClose: price,
      change: '0',
      open: null,
      high: null,
      low: null,
      volume: 0,
      turnover: '0',
      bid: null,
      ask: null,
    })
    expect([market.closeOf('0527', '2026-11-20'), market.closeOf('0527', '2027-03-01')]).toEqual([price, price])
    expect(market.candles('0527', '1d', FRIDAY + 9 * DAY, 1)[0]?.at).toBe('2026-11-20T09:00:00+09:00')
    expect(market.line('0527', FRIDAY + 5 * DAY)).toEqual([])
  })
})

describe('delisted', () => {
  test('until the day before it trades', () => {
    expect(market.quote('0851', Date.parse('2026-09-30T14:00:00+09:00'))?.state).toBe('normal')
    const close = market.closeOf('0851', '2026-09-30')
    expect(market.quote('0851', Date.parse('2026-10-01T10:00:00+09:00'))).toMatchObject({
      state: 'delisted',
      price: close,
      previousClose: close,
      open: null,
      volume: 0,
      bid: null,
      ask: null,
    })
    expect(market.closeOf('0851', '2026-12-01')).toBe(close)
    expect(market.candles('0851', '1d', FRIDAY, 1)[0]).toMatchObject({ at: '2026-09-30T09:00:00+09:00', close })
  })
})

describe('not listed yet', () => {
  test('it stands at the price that it is issued at', () => {
    expect(market.quote('0K3A', FRIDAY)).toMatchObject({
      state: 'notListed',
      price: '1520',
      previousClose: '1520',
      open: null,
      volume: 0,
      bid: null,
      ask: null,
    })
    expect(market.closeOf('0K3A', '2026-11-20')).toBeUndefined()
    expect(market.candles('0K3A', '1d', FRIDAY, 10)).toEqual([])
    expect(market.book('0K3A', FRIDAY)).toMatchObject({ asks: [], bids: [] })
  })

  test('and its first day is counted from there', () => {
    const first = market.quote('0K3A', tokyoInstant('2026-12-04', 600))
    expect(first).toMatchObject({ state: 'normal', previousClose: '1520' })
    expect(first?.open).not.toBeNull()
    expect(market.candles('0K3A', '1d', tokyoInstant('2026-12-08', 600), 10).map(({ at }) => at.slice(0, 10))).toEqual([
      '2026-12-04',
      '2026-12-07',
      '2026-12-08',
    ])
  })
})

describe('by the hour', () => {
  test('at lunch and after the close nothing moves', () => {
    for (const [one, other, since] of [
      [tokyo('2026-11-20', 11, 30), tokyo('2026-11-20', 12, 29), '2026-11-20T11:30:00+09:00'],
      [tokyo('2026-11-20', 15, 25), tokyo('2026-11-20', 15, 29), '2026-11-20T15:25:00+09:00'],
      [tokyo('2026-11-20', 15, 30), tokyo('2026-11-20', 16, 59), '2026-11-20T15:30:00+09:00'],
      [tokyo('2026-11-20', 23, 59), tokyo('2026-11-24', 7, 59), '2026-11-20T23:59:00+09:00'],
    ] as const) {
      expect(quoteAt('0712', one)).toEqual(quoteAt('0712', other))
      expect(quoteAt('0712', one).at).toBe(since)
    }
  })

  test('the night begins at the close and leads to where the next morning goes on', () => {
    const friday = market.closeOf('0712', '2026-11-20')
    expect(quoteAt('0712', tokyo('2026-11-20', 17)).price).toBe(friday)
    const night = new Set(
      Array.from({ length: 40 }, (_, index) => quoteAt('0712', tokyo('2026-11-20', 17) + index * 600_000).price),
    )
    expect(night.size).toBeGreaterThan(5)
    expect(quoteAt('0712', tokyo('2026-11-20', 23, 58) + 59_750).price).toBe(
      quoteAt('0712', tokyo('2026-11-24', 8, 20)).price,
    )
    expect(quoteAt('0712', tokyo('2026-11-24', 8, 59) + 59_750).price).toBe(
      market.quote('0712', tokyo('2026-11-24', 9))?.open,
    )
    expect(quoteAt('0712', tokyo('2026-11-20', 20)).volume).toBe(quoteAt('0712', tokyo('2026-11-20', 15, 31)).volume)
  })

  test('the evening’s limit is counted from the close', () => {
    expect(market.quoted('0712', tokyo('2026-11-20', 14))?.base).toBe(market.closeOf('0712', '2026-11-19'))
    expect(market.quoted('0712', tokyo('2026-11-20', 18))?.base).toBe(market.closeOf('0712', '2026-11-20'))
    expect(market.quoted('0712', tokyo('2026-11-24', 8, 30))?.base).toBe(market.closeOf('0712', '2026-11-20'))
  })

  test('on a holiday the last day stays', () => {
    expect(quoteAt('0712', tokyo('2026-11-23', 10)).price).toBe(market.closeOf('0712', '2026-11-20'))
    expect(market.closeOf('0712', '2026-11-23')).toBe(market.closeOf('0712', '2026-11-20'))
    expect(market.candles('0712', '1d', tokyo('2026-11-24', 10), 2).map(({ at }) => at.slice(0, 10))).toEqual([
      '2026-11-20',
      '2026-11-24',
    ])
  })

  test('before 5 November 2024 Tokyo closes at 15:00 by the timetable', () => {
    const last = (day: string): string | undefined => market.candles('0712', '1m', tokyo(day, 16), 1)[0]?.at
    expect([last('2024-11-01'), last('2024-11-05')]).toEqual(['2024-11-01T15:00:00+09:00', '2024-11-05T15:30:00+09:00'])
    expect(quoteAt('0712', tokyo('2024-11-01', 15)).price).toBe(market.closeOf('0712', '2024-11-01'))
    expect(market.candles('0712', '1m', tokyo('2024-11-01', 15), 1)[0]?.at).toBe('2024-11-01T14:59:00+09:00')
  })

  test.each([
    ['a winter day', '2026-11-20', 390, '2026-11-20T23:30:00+09:00', 960],
    ['a summer day', '2026-07-01', 390, '2026-07-01T22:30:00+09:00', 960],
    ['the first of daylight saving', '2027-03-15', 390, '2027-03-15T22:30:00+09:00', 960],
    ['the first without it', '2026-11-02', 390, '2026-11-02T23:30:00+09:00', 960],
    ['a short day', '2026-11-27', 210, '2026-11-27T23:30:00+09:00', 780],
  ])('New York trades on %s', (_, day, minutes, opens, closes) => {
    const candles = market.candles('KABU1', '1m', newYorkInstant(day, closes) + 1, minutes + 1)
    expect(candles.filter(({ at }) => at >= opens)).toHaveLength(minutes)
    expect(candles[1]?.at).toBe(opens)
    expect(candles.at(-1)?.close).toBe(market.closeOf('KABU1', day))
    expect(market.quote('KABU1', newYorkInstant(day, closes))?.price).toBe(market.closeOf('KABU1', day))
  })
})
