import { type Candle, candlesCall, sampleCandles } from '@kabuto/domain/market'
import { toIso, valueOf } from '@kabuto/domain/shared'
import { expect, test } from 'vitest'
import { bench, settle, useFakePage } from '../shell/data/testing.ts'
import { candlesOf } from './candles.ts'

useFakePage()

const [pattern] = sampleCandles as [Candle]
const START = Date.parse('2026-11-20T09:00:00+09:00')

/** So many candles of a minute, up to the one of a minute of the day. */
const upTo = (minute: number, count: number): Candle[] =>
  Array.from({ length: count }, (_, at) => ({ ...pattern, at: toIso(START + (minute - count + 1 + at) * 60_000) }))

const minuteOf = (at: number | undefined): number => ((at ?? 0) - START) / 60_000

/** A chart whose server knows a day of so many minutes, and all those before it from a first one on. */
async function atChart(symbol: string, first: number) {
  const room = bench()
  const day = { last: 300 }
  room.server.always(candlesCall.path, ({ until, limit }) => {
    const last = until === undefined ? day.last : minuteOf(Date.parse(until as string)) - 1
    return upTo(last, Math.max(0, Math.min(Number(limit), last - first + 1)))
  })
  const candles = candlesOf({ symbol, interval: '1m' })
  const shown = await room.show(candles.atom)
  await settle()
  const read = () => valueOf(shown.now())
  return {
    ...room,
    day,
    read,
    more: () => room.store.set(candles.more),
    again: async () => {
      await room.store.set(candles.atom)
      await settle()
    },
    span: () => [minuteOf(read()?.candles[0]?.at), minuteOf(read()?.candles.at(-1)?.at), read()?.older],
    isWhole: () =>
      read()?.candles.every(({ at }, index, all) => index === 0 || at - (all[index - 1]?.at ?? 0) === 60_000),
  }
}

test('older candles join before the newest, without a hole, to the first that there is', async () => {
  const { span, isWhole, more, server } = await atChart('0712', -600)
  expect(span()).toEqual([101, 300, 'more'])
  await more()
  expect([span(), isWhole()]).toEqual([[-399, 300, 'more'], true])
  await more()
  expect([span(), isWhole()]).toEqual([[-600, 300, 'end'], true])
  await more()
  expect(server.to(candlesCall.path).map(({ body }) => body['limit'])).toEqual([200, 500, 500])
})

test('a newer reading goes on from the one before, and keeps what has left its own beginning', async () => {
  const { span, isWhole, more, again, day } = await atChart('0166', -600)
  await more()
  day.last = 340
  await again()
  expect([span(), isWhole()]).toEqual([[-399, 340, 'more'], true])
})

test('after a gap the older ones are dropped rather than drawn with a hole, and asked for anew', async () => {
  const { span, isWhole, more, again, day } = await atChart('0263', -600)
  await more()
  day.last = 900
  await again()
  expect([span(), isWhole()]).toEqual([[701, 900, 'more'], true])
  await more()
  expect([span(), isWhole()]).toEqual([[201, 900, 'more'], true])
})

test('each stock and each interval has candles of its own', () => {
  const one = candlesOf({ symbol: '0712', interval: '1m' })
  expect(candlesOf({ symbol: '0712', interval: '1m' })).toBe(one)
  const others = [candlesOf({ symbol: '0712', interval: '1d' }), candlesOf({ symbol: '0166', interval: '1m' })]
  expect(others).not.toContain(one)
  expect(new Set(others.map(({ id }) => id)).size).toBe(2)
})

test('a short history has no older ones, and none are asked for', async () => {
  const { span, more, server } = await atChart('0379', 250)
  expect(span()).toEqual([250, 300, 'end'])
  await more()
  expect(server.to(candlesCall.path)).toHaveLength(1)
})

test('older ones that fail say so, and are asked for again', async () => {
  const { server, show, store } = bench()
  const candles = candlesOf({ symbol: '0418', interval: '1m' })
  const shown = await show(candles.atom)
  await server.to(candlesCall.path)[0]?.answer(upTo(300, 200))
  void store.set(candles.more)
  await settle()
  expect(valueOf(shown.now())?.older).toBe('loading')
  // While they are on their way another press asks for nothing.
  await store.set(candles.more)
  await server.to(candlesCall.path)[1]?.cut()
  expect(valueOf(shown.now())).toMatchObject({ older: 'failed' })
  void store.set(candles.more)
  await settle()
  await server.to(candlesCall.path)[2]?.answer(upTo(100, 30))
  expect(valueOf(shown.now())).toMatchObject({ older: 'end' })
  expect(minuteOf(valueOf(shown.now())?.candles[0]?.at)).toBe(71)
  expect(server.to(candlesCall.path)).toHaveLength(3)
})
