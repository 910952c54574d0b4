import { noticeDetailCall, noticesCall, readNoticeCall, sampleNotice, sampleNotices } from '@kabuto/domain/home'
import { sampleHits, sampleQuotes, sampleStocks, searchCall, stocksCall, quotesCall } from '@kabuto/domain/market'
import { done, idle, ready, valueOf } from '@kabuto/domain/shared'
import { expect, test } from 'vitest'
import { bench, settle, useFakePage } from '../shell/data/testing.ts'
import { toastAtom } from '../shell/pages/toast.ts'
import { notice, noticePages, notices, readNotice } from './data.ts'
import { prices, search, stocks } from '../shell/data/markets.ts'

useFakePage()

test('a notice that is read counts at once, on the list too, and is not talked about', async () => {
  const { store, server, show } = bench()
  const list = { items: sampleNotices, next: null, unread: 2 }
  server.always(noticesCall.path, () => list)
  server.always(noticeDetailCall.path, () => sampleNotice)
  const [count, all] = await Promise.all([show(notices({}).atom), show(noticePages({}).atom)])
  await show(notice({ id: 'n1' }).atom)
  await settle()
  // The list and the count are one answer.
  expect(server.to(noticesCall.path)).toHaveLength(1)
  list.unread = 1
  list.items = sampleNotices.map((one) => ({ ...one, read: true }))
  void store.set(readNotice.send, { id: 'n1' })
  await settle()
  await server.to(readNoticeCall.path)[0]?.answer({ unread: 1 })
  await settle()
  expect(valueOf(count.now())?.unread).toBe(1)
  expect(valueOf(all.now())?.rows.every(({ read }) => read)).toBe(true)
  expect(server.to(noticeDetailCall.path)).toHaveLength(1)
  expect(store.get(toastAtom)).toBeUndefined()
  const of = store.get(readNotice.submissions)
  expect([of('n1'), of('n2')]).toEqual([done({ unread: 1 }), idle()])
})

test('what was found is not looked for again within a minute; prices and stocks are every ten seconds', async () => {
  const { server, show } = bench()
  server.always(searchCall.path, () => sampleHits)
  server.always(quotesCall.path, () => sampleQuotes)
  server.always(stocksCall.path, () => ({ items: sampleStocks, next: null }))
  const first = await show(search({ text: 'かぶと' }).atom)
  await settle()
  first.hide()
  await show(prices({ symbols: ['0712'] }).atom)
  const shown = await show(stocks({ symbols: ['0712'] }).atom)
  await settle()
  expect(shown.now()).toEqual(ready(sampleStocks))
  await settle(10_000)
  await show(search({ text: 'かぶと' }).atom)
  await settle()
  const count = [searchCall, quotesCall, stocksCall].map(({ path }) => server.to(path).length)
  expect(count).toEqual([1, 2, 2])
})
