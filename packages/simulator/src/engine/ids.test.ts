import { expect, test } from 'vitest'
import { booksOf } from '../books/testing.ts'
import { pick } from './chance.ts'
import { nextOrder, orderedId, timePrefix } from './ids.ts'

const MEMBER = '0000000001'
const NOW = Date.parse('2026-11-20T14:32:00+09:00')
const guessed = 'abcdefghijklmnop'

test('an id begins with its time, so that the ids of a later time come later', () => {
  const times = [0, 1, NOW, NOW + 1, NOW + 86_400_000].map(timePrefix)
  expect(times.every((prefix) => prefix.length === 9)).toBe(true)
  expect(times.toSorted()).toEqual(times)
  expect(timePrefix(1)).toBe('000000001')
})

test('ids of one instant come in the order in which they were given, and end by chance', () => {
  const context = { ...booksOf(MEMBER, NOW), newId: () => guessed }
  const all = Array.from({ length: 40 }, () => orderedId(context))
  expect(all.toSorted()).toEqual(all)
  expect(all[0]).toBe(`${timePrefix(NOW)}0001abcdefghijkl`)
  expect(all[35]).toBe(`${timePrefix(NOW)}0010abcdefghijkl`)
})

test('orders are counted for each member over all units of work, and numbered with their day in Tokyo', async () => {
  const context = { ...booksOf(MEMBER, NOW), newId: () => guessed }
  expect(await nextOrder(context)).toEqual({
    id: `${timePrefix(NOW)}0001abcdefghijkl`,
    orderNumber: 'KB20261120-000001',
  })
  expect(await nextOrder(context)).toEqual({
    id: `${timePrefix(NOW)}0002abcdefghijkl`,
    orderNumber: 'KB20261120-000002',
  })
  expect(await nextOrder({ ...context, account: '0000000002' })).toMatchObject({ orderNumber: 'KB20261120-000001' })
  const night = Date.parse('2026-11-21T00:30:00+09:00')
  expect(await nextOrder({ ...context, now: night })).toMatchObject({ orderNumber: 'KB20261121-000003' })
  expect(await context.work.ownedBy('counters', MEMBER)).toEqual([{ id: MEMBER, orders: 3 }])
})

test('a number picked by a name is the same for everybody, within its bounds, and any of them as likely', () => {
  expect([pick('block-1 total', 300), pick('block-2 total', 300), pick('', 300)]).toEqual([14, 101, 125])
  const counts = Array.from({ length: 10 }, () => 0)
  for (let index = 0; index < 10_000; index += 1) {
    const number = pick(`name ${index}`, 10)
    counts[number] = (counts[number] ?? 0) + 1
  }
  for (const count of counts) expect(Math.abs(count - 1000)).toBeLessThan(120)
})
