import {
  type Amount,
  calendarOf,
  fillsAt,
  type Instant,
  isAbove,
  isBelow,
  localInstant,
  minus,
  type OrderSession,
  plus,
  tokyoInstant,
} from '@kabuto/domain/shared'
import { describe, expect, test } from 'vitest'
import type { FillQuery } from '../engine/marketData.ts'
import type { ExpectedFill } from '../rows/position.ts'
import { chooser, days, limitDays, market, MINUTE, QUARTER, symbols } from './testing.ts'

/**
 * What the search must find, by looking at every quarter-second; in an auction only at its instant, and there at its
 * price.
 */
function scanned(
  { symbol, session, buys, limit }: FillQuery,
  from: Instant,
  until: Instant,
  auctions: readonly Instant[],
): Pick<ExpectedFill, 'at' | 'price'> | undefined {
  const id = market.instrument(symbol)?.market ?? 'jpy'
  const good = (price: Amount): boolean =>
    limit === undefined || !(buys ? isAbove(price, limit) : isBelow(price, limit))
  for (let at = from; at < until; at = Math.floor(at / QUARTER) * QUARTER + QUARTER) {
    if (!fillsAt(calendarOf[id], at, session)) continue
    const quote = market.quote(symbol, at)
    const isPrint = session === 'regular' && auctions.includes(at)
    if (session === 'regular' && !isPrint && auctions.some((auction) => at > auction && at < auction + MINUTE)) continue
    const price = isPrint ? quote?.price : buys ? quote?.ask : quote?.bid
    if (typeof price === 'string' && good(price)) return { at, price }
  }
  return undefined
}

/** Steps of a few ticks around a price, on whichever side. */
function limitNear(price: Amount, ticks: number): Amount {
  const tick = Number(price) > 3000 ? '1' : '0.5'
  const distance = String(ticks * Number(tick))
  const near = plus(price, distance)
  return isBelow(near, '0') ? price : near
}

const { number, from: pick } = chooser(21)

type Case = {
  name: string
  id: 'jpy' | 'usd'
  session: OrderSession
  begins: number
  lasts: number
  auctions: readonly number[]
}

const cases: readonly Case[] = [
  { name: 'Tokyo over the opening', id: 'jpy', session: 'regular', begins: 539, lasts: 4, auctions: [540] },
  { name: 'Tokyo over lunch', id: 'jpy', session: 'regular', begins: 688, lasts: 65, auctions: [] },
  { name: 'Tokyo over the close', id: 'jpy', session: 'regular', begins: 922, lasts: 10, auctions: [930] },
  { name: 'Tokyo in the afternoon', id: 'jpy', session: 'regular', begins: 800, lasts: 12, auctions: [] },
  { name: 'PTS by day', id: 'jpy', session: 'pre', begins: 497, lasts: 45, auctions: [] },
  { name: 'PTS by night', id: 'jpy', session: 'after', begins: 1018, lasts: 15, auctions: [] },
  { name: 'New York before', id: 'usd', session: 'pre', begins: 560, lasts: 12, auctions: [] },
  { name: 'New York over the opening', id: 'usd', session: 'regular', begins: 568, lasts: 6, auctions: [] },
  { name: 'New York over the close', id: 'usd', session: 'regular', begins: 952, lasts: 12, auctions: [] },
  { name: 'New York after', id: 'usd', session: 'after', begins: 958, lasts: 10, auctions: [] },
]

describe.each(cases)('the first touch of $name', ({ id, session, begins, lasts, auctions }) => {
  test('is the first quarter-second that a scan finds', () => {
    let [found, missed] = [0, 0]
    for (const symbol of [...symbols(9, begins, id), ...(id === 'jpy' ? ['0712'] : ['KABU1'])]) {
      // From 2025 on, when Tokyo closes at 15:30.
      const day = pick(days(400, 22, id).filter((one) => one > '2025'))
      const start = localInstant(calendarOf[id], day, begins) + number(40_000)
      const until = start + lasts * MINUTE - number(30_000)
      const middle = market.quote(symbol, start + (lasts * MINUTE) / 2)?.price ?? '0'
      for (const buys of [true, false]) {
        for (const limit of [
          undefined,
          middle,
          limitNear(middle, buys ? -2 : 2),
          limitNear(middle, buys ? -7 : 7),
          limitNear(middle, buys ? -60 : 60),
        ]) {
          const query: FillQuery = { symbol, session, buys, limit }
          const touch = market.firstFill(query, start, until)
          const expected = scanned(
            query,
            start,
            until,
            auctions.map((minutes) => localInstant(calendarOf[id], day, minutes)),
          )
          expect(
            touch && { at: touch.at, price: touch.price },
            `${JSON.stringify(query)} on ${day} from ${start}`,
          ).toEqual(expected)
          if (touch) found += 1
          else missed += 1
        }
      }
    }
    expect(found).toBeGreaterThan(10)
    expect(missed).toBeGreaterThan(5)
  })
})

function seek(asked: Partial<FillQuery>, from: Instant, until: Instant): ExpectedFill | undefined {
  return market.firstFill({ symbol: '0712', session: 'regular', buys: true, ...asked }, from, until)
}

test('at a daily limit a seeker waits until somebody stands there', () => {
  for (const { symbol, day, high, low, isUp } of limitDays().slice(0, 12)) {
    const [start, until] = [tokyoInstant(day, 919) + 4000, tokyoInstant(day, 931)]
    for (const limit of [undefined, isUp ? high : low, isUp ? low : high]) {
      const query: FillQuery = { symbol, session: 'regular', buys: isUp, limit }
      const touch = market.firstFill(query, start, until)
      expect(touch && { at: touch.at, price: touch.price }, `${JSON.stringify(query)} on ${day}`).toEqual(
        scanned(query, start, until, [tokyoInstant(day, 930)]),
      )
    }
  }
})

describe('a seeker', () => {
  const day = '2026-11-20'
  const opening = tokyoInstant(day, 540)

  test('who takes any price has the auction’s, with its shares', () => {
    const quote = market.quote('0712', opening)
    expect(seek({}, opening - 30 * MINUTE, opening + MINUTE)).toEqual({
      at: opening,
      price: quote?.open,
      size: quote?.volume,
      auction: true,
    })
  })

  test('finds nothing after the auction until trade goes on', () => {
    expect(seek({}, opening + 1, opening + MINUTE)).toBeUndefined()
    expect(seek({}, opening + 1, opening + MINUTE + 1)?.at).toBe(opening + MINUTE)
    expect(seek({}, tokyoInstant(day, 925), tokyoInstant(day, 930))).toBeUndefined()
    expect(seek({}, tokyoInstant(day, 925), tokyoInstant(day, 931))?.at).toBe(tokyoInstant(day, 930))
  })

  test('has as many shares as stand first in the book', () => {
    const at = tokyoInstant(day, 600) + 17_250
    for (const buys of [true, false]) {
      const touch = seek({ buys }, at, at + 1)
      const book = market.book('0712', at)
      expect(touch && { price: touch.price, quantity: touch.size }).toEqual((buys ? book?.asks : book?.bids)?.[0])
    }
  })

  test('waits over days, and until no longer than it asks', () => {
    const now = tokyoInstant(day, 600)
    const low = minus(market.quote('0712', now)?.price ?? '0', '60')
    const touch = seek({ limit: low }, now, now + 90 * 86_400_000)
    if (!touch) throw new Error('Sixty yen down in three months was not reached')
    expect(touch.at).toBeGreaterThan(now + 86_400_000 / 2)
    expect(seek({ limit: low }, now, touch.at)).toBeUndefined()
    expect(seek({ limit: low }, touch.at, touch.at + 1)?.at).toBe(touch.at)
  })

  test('finds nothing once trade is halted, and nothing of what there is none', () => {
    const haltedAt = Date.parse('2026-11-20T13:10:00+09:00')
    expect(seek({ symbol: '0527' }, haltedAt - MINUTE, haltedAt + MINUTE)?.at).toBe(haltedAt - MINUTE)
    expect(seek({ symbol: '0527' }, haltedAt, haltedAt + 20 * 86_400_000)).toBeUndefined()
    expect(seek({ symbol: '0851' }, haltedAt, haltedAt + 20 * 86_400_000)).toBeUndefined()
    expect(seek({ symbol: '0ZZZ' }, haltedAt, haltedAt + 20 * 86_400_000)).toBeUndefined()
    expect(seek({ symbol: '0644' }, haltedAt, haltedAt + 20 * 86_400_000)?.at).toBe(tokyoInstant('2026-12-01', 540))
  })
})
