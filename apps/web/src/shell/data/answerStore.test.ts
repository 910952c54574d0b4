import 'fake-indexeddb/auto'
import { deleteDB } from 'idb'
import { afterEach, expect, test } from 'vitest'
import { openAnswers } from './answerStore.ts'

afterEach(() => deleteDB('kabuto-answers'))

const answer = (key: string, at: number) => ({ key, at, json: `"${key} at ${at}"` })

test('the last answer of each read of each account is there when it is opened again', async () => {
  const store = await openAnswers()
  await store.write('ann', [answer('funds', 1), answer('member', 1)])
  await store.write('ben', [answer('funds', 2)])
  await store.write('ann', [answer('funds', 3)])
  const again = await openAnswers()
  expect(await again.read('ann', 'funds')).toMatchObject(answer('funds', 3))
  expect(await again.read('ann', 'member')).toMatchObject(answer('member', 1))
  expect(await again.read('ben', 'funds')).toMatchObject(answer('funds', 2))
  expect(await again.read('ben', 'member')).toBeUndefined()
})

test('of more than two hundred of an account the oldest are dropped, those of another stay', async () => {
  const store = await openAnswers()
  await store.write('ben', [answer('funds', 0)])
  await store.write(
    'ann',
    Array.from({ length: 201 }, (_, at) => answer(`stock ${at}`, at)),
  )
  expect(await store.read('ann', 'stock 0')).toBeUndefined()
  expect(await store.read('ann', 'stock 1')).toMatchObject(answer('stock 1', 1))
  expect(await store.read('ann', 'stock 200')).toMatchObject(answer('stock 200', 200))
  expect(await store.read('ben', 'funds')).toMatchObject(answer('funds', 0))
})

test('cleared, it has nothing of anybody', async () => {
  const store = await openAnswers()
  await store.write('ann', [answer('funds', 1)])
  await store.write('ben', [answer('funds', 2)])
  await store.clear()
  expect([await store.read('ann', 'funds'), await store.read('ben', 'funds')]).toEqual([undefined, undefined])
})
