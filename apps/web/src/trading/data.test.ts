import { detailCall, sampleDetail } from '@kabuto/domain/market'
import {
  cancelOrderCall,
  positionCall,
  positionsCall,
  previewCall,
  sampleOrder,
  samplePositionFigures,
  samplePositions,
  sampleWeighed,
  sellCall,
} from '@kabuto/domain/trading'
import { valueOf } from '@kabuto/domain/shared'
import { expect, test } from 'vitest'
import { bench, settle, useFakePage } from '../shell/data/testing.ts'
import { toastAtom } from '../shell/pages/toast.ts'
import { cancelOrder, detail, position, positionFigures, positionPages, sell, weighAnew, weighed } from './data.ts'

useFakePage()

const [held, waiting] = samplePositions
if (!held || !waiting) throw new Error('there are no samples')

const part = { id: held.id, quantity: '100', type: 'market', price: '', session: 'regular' } as const

test('totals and rows of the open positions are one answer, read again by itself', async () => {
  const { server, show } = bench()
  server.always(positionsCall.path, () => ({ items: [held, waiting], next: null, ...samplePositionFigures }))
  const figures = await show(positionFigures({ tab: 'inProgress' }).atom)
  const list = await show(positionPages({ tab: 'inProgress' }).atom)
  await settle()
  expect(valueOf(figures.now())).toEqual({ ...samplePositionFigures, open: [held, waiting] })
  expect(valueOf(list.now())).toEqual({ rows: [held, waiting], next: 'end' })
  expect(server.to(positionsCall.path).map(({ body }) => body)).toEqual([{ tab: 'inProgress' }])
  await settle(10_000)
  expect(server.to(positionsCall.path)).toHaveLength(2)
})

test('a sale is sent once however often it is tapped, and what it changes is read again', async () => {
  const { server, show, store } = bench()
  server.always(positionCall.path, () => held)
  await show(position({ id: held.id }).atom)
  await settle()
  for (let tap = 0; tap < 10; tap += 1) void store.set(sell.send, part)
  await settle()
  expect(server.to(sellCall.path).map(({ body }) => body)).toEqual([part])
  await server.to(sellCall.path)[0]?.answer({ ...sampleOrder, id: held.id, intent: 'close' })
  await settle()
  expect(store.get(sell.submissions)(held.id)).toMatchObject({ state: 'done', record: { id: held.id } })
  expect(server.to(positionCall.path)).toHaveLength(2)
})

test('a sale whose answer is lost is asked for again under the same key', async () => {
  const { server, store } = bench()
  void store.set(sell.send, part)
  await settle()
  await server.to(sellCall.path)[0]?.cut()
  expect(store.get(sell.submissions)(held.id)).toEqual({ state: 'confirming' })
  await settle(10_000)
  const keys = server.to(sellCall.path).map(({ headers }) => headers.get('idempotency-key'))
  expect(keys.length).toBeGreaterThan(1)
  expect(new Set(keys).size).toBe(1)
  await server.to(sellCall.path).at(-1)?.refuse('insufficientShares', { have: 0, pending: 0 })
  await settle()
  expect(store.get(sell.submissions)(held.id)).toMatchObject({
    state: 'refused',
    refusals: [{ code: 'insufficientShares', params: { have: 0, pending: 0 } }],
  })
})

test('each waiting order is cancelled by itself', async () => {
  const { server, store } = bench()
  void store.set(cancelOrder.send, { id: 'p2' })
  void store.set(cancelOrder.send, { id: 'p2' })
  void store.set(cancelOrder.send, { id: 'p3' })
  await settle()
  expect(server.to(cancelOrderCall.path).map(({ body }) => body)).toEqual([{ id: 'p2' }, { id: 'p3' }])
  await server.to(cancelOrderCall.path)[0]?.answer({ ...sampleOrder, state: 'cancelled' })
  await server.to(cancelOrderCall.path)[1]?.refuse('notPending', { state: 'holding' })
  await settle()
  const of = store.get(cancelOrder.submissions)
  expect([of('p2').state, of('p3').state]).toEqual(['done', 'refused'])
  expect(store.get(toastAtom)).toMatchObject({ tone: 'failed', refusal: { code: 'notPending' } })
})

test('the last look is weighed anew each time, and a lost answer is no answer', async () => {
  const { server, store } = bench()
  void store.set(weighAnew.send, part)
  await settle()
  await server.to(previewCall.path)[0]?.answer(sampleWeighed)
  await settle()
  expect(store.get(weighAnew.submissions)()).toEqual({ state: 'done', record: sampleWeighed })
  void store.set(weighAnew.send, part)
  await settle()
  expect(store.get(weighAnew.submissions)()).toEqual({ state: 'sending' })
  await server.to(previewCall.path)[1]?.cut()
  await settle()
  expect(store.get(weighAnew.submissions)()).toMatchObject({ state: 'refused' })
})

test('what a sale is weighed by is told for an order of nothing', async () => {
  const { server, show } = bench()
  server.always(detailCall.path, () => sampleDetail)
  server.always(previewCall.path, () => ({ ...sampleWeighed, preview: null }))
  const stock = await show(detail({ symbol: '0712' }).atom)
  const funds = await show(weighed({ id: 'p1', quantity: '', type: 'market', price: '' }).atom)
  await settle()
  expect(valueOf(stock.now())?.instrument.symbol).toBe('0712')
  expect(valueOf(funds.now())?.funds).toEqual(sampleWeighed.funds)
})
