import { reorderWatchlistCall, sampleStocks, stocksCall, watchlistCall } from '@kabuto/domain/market'
import { valueOf } from '@kabuto/domain/shared'
import { expect, test } from 'vitest'
import { watchlist } from '../shell/data/watchlist.ts'
import { bench, settle, useFakePage } from '../shell/data/testing.ts'
import { toastAtom } from '../shell/pages/toast.ts'
import { stockPages } from './data.ts'
import { reorderAtom, wantedOrderAtom } from './order.ts'

useFakePage()

const entries = (...symbols: string[]) => symbols.map((symbol) => ({ symbol }))

/** A watchlist of three, and an order that is being sent. */
async function atReorder() {
  const room = bench()
  const kept = { list: ['0712', '0166', '0263'] }
  room.server.always(watchlistCall.path, () => entries(...kept.list))
  const list = await room.show(watchlist({ type: 'jpy' }).atom)
  const wanted = await room.show(wantedOrderAtom)
  await settle()
  return {
    ...room,
    kept,
    listed: () => valueOf(list.now())?.map(({ symbol }) => symbol),
    wanted: () => wanted.now()('jpy'),
    put: async (...symbols: string[]) => {
      void room.store.set(reorderAtom, symbols)
      await settle()
    },
    sent: () => room.server.to(reorderWatchlistCall.path),
  }
}

test('a new order stands at once, and until the list itself says it', async () => {
  const { put, wanted, sent, kept, listed } = await atReorder()
  await put('0263', '0712', '0166')
  expect([wanted(), listed()]).toEqual([
    ['0263', '0712', '0166'],
    ['0712', '0166', '0263'],
  ])
  kept.list = ['0263', '0712', '0166']
  await sent()[0]?.answer(entries(...kept.list))
  await settle()
  expect([wanted(), listed()]).toEqual([undefined, ['0263', '0712', '0166']])
  expect(sent().map(({ body }) => body)).toEqual([{ symbols: ['0263', '0712', '0166'] }])
})

test('of the orders that come while one is sent only the last is sent after it', async () => {
  const { put, wanted, sent } = await atReorder()
  await put('0166', '0712', '0263')
  await put('0166', '0263', '0712')
  await put('0263', '0166', '0712')
  expect(sent()).toHaveLength(1)
  await sent()[0]?.answer(entries('0166', '0712', '0263'))
  await settle()
  expect(sent().map(({ body }) => body['symbols'])).toEqual([
    ['0166', '0712', '0263'],
    ['0263', '0166', '0712'],
  ])
  expect(wanted()).toEqual(['0263', '0166', '0712'])
  await sent()[1]?.answer(entries('0263', '0166', '0712'))
  await settle()
  expect(wanted()).toBeUndefined()
})

test('an order that is refused is told, and the list is as it was', async () => {
  const { put, wanted, sent, listed, store } = await atReorder()
  await put('0166', '0712', '0263')
  await sent()[0]?.refuse('notFound', { what: '0166' })
  await settle()
  expect([wanted(), listed()]).toEqual([undefined, ['0712', '0166', '0263']])
  expect(store.get(toastAtom)).toMatchObject({ tone: 'failed', refusal: { code: 'notFound' } })
})

test('a list of stocks goes on where its first page ended, each stock once', async () => {
  const { server, show, store } = bench()
  const [first, second, third] = sampleStocks
  server.always(stocksCall.path, ({ cursor }) =>
    cursor === 'second' ? { items: [second, third], next: null } : { items: [first, second], next: 'second' },
  )
  const list = stockPages({ market: 'jpy', list: 'turnover' })
  const shown = await show(list.atom)
  await settle()
  await store.set(list.more)
  expect(valueOf(shown.now())).toEqual({ rows: [first, second, third], next: 'end' })
  expect(server.to(stocksCall.path).map(({ body }) => body)).toEqual([
    { market: 'jpy', list: 'turnover' },
    { market: 'jpy', list: 'turnover', cursor: 'second' },
  ])
})
