import { memberCall, sampleMember } from '@kabuto/domain/account'
import {
  dayTradeCall,
  dayTradeOrder,
  emptyOrder,
  orderCall,
  previewCall,
  sampleDayTrades,
  sampleOrder,
  samplePreview,
  sampleWeighed,
} from '@kabuto/domain/trading'
import { expect, test } from 'vitest'
import { resource } from '../shell/data/resource.ts'
import { bench, settle, useFakePage } from '../shell/data/testing.ts'
import { dayTrade, order } from './data.ts'
import { placingDayTrade, placingOrder } from './placing.ts'

useFakePage()

const { leaveAtom, placeAtom, reviewAtom } = placingOrder

const draft = { ...emptyOrder, symbol: '0712', price: '2846', quantity: '100' }
const dearer = { ...samplePreview, price: '2850', value: '285000', total: '285275' }

test('terms that still hold are ordered once, however often it is tapped', async () => {
  const { server, store } = bench()
  for (let tap = 0; tap < 10; tap += 1) void store.set(placeAtom, draft, samplePreview)
  await settle()
  expect(store.get(reviewAtom)).toEqual({ state: 'asking' })
  expect(server.to(previewCall.path).map(({ body }) => body)).toEqual([draft])
  expect(server.to(orderCall.path)).toEqual([])
  await server.to(previewCall.path)[0]?.answer(sampleWeighed)
  await settle()
  expect(server.to(orderCall.path).map(({ body }) => body)).toEqual([draft])
  await server.to(orderCall.path)[0]?.answer(sampleOrder)
  await settle()
  expect(store.get(reviewAtom)).toEqual({ state: 'idle' })
  expect(store.get(order.submissions)()).toMatchObject({ state: 'done', record: { orderNumber: 'KB20261120-004101' } })
})

test('other terms are shown beside those agreed to, and nothing is ordered until they are agreed to', async () => {
  const { server, store } = bench()
  void store.set(placeAtom, draft, samplePreview)
  await settle()
  await server.to(previewCall.path)[0]?.answer({ ...sampleWeighed, preview: dearer })
  await settle()
  expect(store.get(reviewAtom)).toEqual({ state: 'changed', agreed: samplePreview, current: dearer })
  expect(server.to(orderCall.path)).toEqual([])
  void store.set(placeAtom, draft, dearer)
  await settle()
  await server
    .to(previewCall.path)
    .at(-1)
    ?.answer({ ...sampleWeighed, preview: dearer })
  await settle()
  expect(server.to(orderCall.path)).toHaveLength(1)
})

test('what stands in the way by now the order itself is refused for', async () => {
  const { server, store } = bench()
  void store.set(placeAtom, draft, samplePreview)
  await settle()
  const refusals = [{ code: 'halted', params: { since: '2026-11-20T14:32:10+09:00' } }]
  await server.to(previewCall.path)[0]?.answer({ ...sampleWeighed, refusals })
  await settle()
  await server.to(orderCall.path)[0]?.refuse('halted', { since: '2026-11-20T14:32:10+09:00' })
  await settle()
  expect(store.get(order.submissions)()).toMatchObject({ state: 'refused', refusals: [{ code: 'halted' }] })
})

test('a last look that gets no answer orders nothing and says so', async () => {
  const { server, store } = bench()
  void store.set(placeAtom, draft, samplePreview)
  await settle()
  await server.to(previewCall.path)[0]?.cut()
  await settle()
  expect(store.get(reviewAtom)).toEqual({ state: 'failed' })
  expect(server.to(orderCall.path)).toEqual([])
})

test('an answer that comes after the sheet was left orders nothing', async () => {
  const { server, store } = bench()
  void store.set(placeAtom, draft, samplePreview)
  await settle()
  store.set(leaveAtom)
  await server.to(previewCall.path)[0]?.answer(sampleWeighed)
  await settle()
  expect(store.get(reviewAtom)).toEqual({ state: 'idle' })
  expect(server.to(orderCall.path)).toEqual([])
})

test('another member who logs in meanwhile sees no last look of somebody else, and orders nothing by it', async () => {
  const { server, store, become } = bench()
  void store.set(placeAtom, draft, samplePreview)
  await settle()
  become('0000000002')
  expect(store.get(reviewAtom)).toEqual({ state: 'idle' })
  await server.to(previewCall.path)[0]?.answer(sampleWeighed)
  await settle()
  expect(server.to(orderCall.path)).toEqual([])
  // Whoever comes back begins anew, and is not left waiting for an answer that was dropped.
  become('0000000001')
  expect(store.get(reviewAtom)).toEqual({ state: 'idle' })
  void store.set(placeAtom, draft, samplePreview)
  await settle()
  expect(server.to(previewCall.path)).toHaveLength(2)
})

test('terms that have changed are read again wherever they are shown', async () => {
  const { server, store, show } = bench()
  server.always(memberCall.path, () => sampleMember)
  await show(resource(memberCall)({}).atom)
  void store.set(placeAtom, draft, samplePreview)
  await settle()
  const before = server.to(memberCall.path).length
  await server.to(previewCall.path)[0]?.answer({ ...sampleWeighed, preview: dearer })
  await settle()
  expect(server.to(memberCall.path)).toHaveLength(before + 1)
})

test('a day trade is weighed as one, and sent once with what decides about it', async () => {
  const { server, store } = bench()
  const wanted = { symbol: '0712', side: 'short', quantity: '100' } as const
  for (let tap = 0; tap < 10; tap += 1) void store.set(placingDayTrade.placeAtom, dayTradeOrder(wanted), samplePreview)
  await settle()
  expect(store.get(placingDayTrade.reviewAtom)).toEqual({ state: 'asking' })
  // What another page asks about is none of its own.
  expect(store.get(reviewAtom)).toEqual({ state: 'idle' })
  expect(server.to(previewCall.path).map(({ body }) => body)).toEqual([
    { ...wanted, type: 'market', price: '', leverage: 1, session: 'regular', origin: 'dayTrade' },
  ])
  await server.to(previewCall.path)[0]?.answer(sampleWeighed)
  await settle()
  expect(server.to(dayTradeCall.path).map(({ body }) => body)).toEqual([wanted])
  await server.to(dayTradeCall.path)[0]?.answer(sampleDayTrades[0])
  await settle()
  expect(store.get(dayTrade.submissions)()).toMatchObject({ state: 'done', record: { id: 'd1', state: 'open' } })
})
