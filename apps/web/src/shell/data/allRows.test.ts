import { defineCall, refuse } from '@kabuto/domain/shared'
import { array, nullable, object, optional, string } from 'valibot'
import { expect, test } from 'vitest'
import { toastAtom } from '../pages/toast.ts'
import { allRows } from './allRows.ts'
import { bench, settle, useFakePage } from './testing.ts'

const records = defineCall({
  role: 'member',
  changes: false,
  refusals: ['notFound'],
  path: 'test/records',
  input: object({ kind: string(), cursor: optional(string()) }),
  output: object({ items: array(object({ id: string() })), next: nullable(string()) }),
})

useFakePage()

const page = (ids: string, next: string | null) => ({ items: ids.split('').map((id) => ({ id })), next })

/** The rows of kind `a`, and what a server is asked until they are there. */
async function read(answers: readonly unknown[]) {
  const { store, server } = bench()
  const rows = store.set(allRows(records), { kind: 'a' })
  for (const [at, answer] of answers.entries()) {
    await settle()
    await server.sent[at]?.answer(answer)
  }
  await settle()
  return { store, server, rows, asked: () => server.sent.map(({ body }) => body) }
}

test('each page is asked for after the one before it, in one list to its end', async () => {
  const { rows, asked, store } = await read([page('abc', 'c'), page('de', 'e'), page('', null)])
  expect((await rows)?.map(({ id }) => id).join('')).toBe('abcde')
  expect(asked()).toEqual([{ kind: 'a' }, { kind: 'a', cursor: 'c' }, { kind: 'a', cursor: 'e' }])
  expect(store.get(toastAtom)).toBeUndefined()
})

test('what fails on the way is told, and no part of the list passes for all of it', async () => {
  const { rows, server, store } = await read([page('abc', 'c')])
  await server.sent[1]?.refuse('notFound', { what: 'c' })
  expect(await rows).toBeUndefined()
  expect(store.get(toastAtom)).toMatchObject({ tone: 'failed', refusal: { code: 'notFound' } })
})

test('a server that repeats a cursor is not asked without an end', async () => {
  const { rows, asked, store } = await read([page('abc', 'c'), page('abc', 'c')])
  expect(await rows).toBeUndefined()
  expect(asked()).toHaveLength(2)
  expect(store.get(toastAtom)).toMatchObject({ tone: 'failed', refusal: refuse('badAnswer', {}) })
})

const soon = { cause: 'calls', retryAt: '2026-11-20T14:32:07+09:00', seconds: 7 }

test('a server that wants a pause gets it, and is then asked for the same page', async () => {
  const { store, server } = bench()
  const counts: number[] = []
  const rows = store.set(allRows(records), { kind: 'a' }, (count) => counts.push(count))
  await settle()
  await server.sent[0]?.answer(page('abc', 'c'))
  await settle()
  await server.sent[1]?.refuse('tooOften', soon, 429)
  await settle(6999)
  expect(server.sent).toHaveLength(2)
  await settle(1)
  expect(server.sent[2]?.body).toEqual({ kind: 'a', cursor: 'c' })
  await server.sent[2]?.answer(page('de', null))
  expect((await rows)?.map(({ id }) => id).join('')).toBe('abcde')
  expect(counts).toEqual([3, 5])
  expect(store.get(toastAtom)).toBeUndefined()
})

test('one that never takes more is told after three pauses; other locks at once', async () => {
  const { store, server } = bench()
  const rows = store.set(allRows(records), { kind: 'a' })
  for (let at = 0; at < 4; at += 1) {
    await settle(7000)
    await server.sent[at]?.refuse('tooOften', soon, 429)
  }
  expect(await rows).toBeUndefined()
  expect(server.sent).toHaveLength(4)
  expect(store.get(toastAtom)).toMatchObject({ tone: 'failed', refusal: { code: 'tooOften' } })

  for (const params of [
    { ...soon, cause: 'login' },
    { cause: 'calls', retryAt: soon.retryAt },
  ]) {
    const other = store.set(allRows(records), { kind: 'a' })
    await settle()
    await server.sent.at(-1)?.refuse('tooOften', params, 429)
    expect(await other).toBeUndefined()
  }
})

test('ten thousand rows are all there, at the pace of a hundred reads in ten seconds', async () => {
  const { store, server } = bench()
  const rows = store.set(allRows(records), { kind: 'a' })
  for (let at = 0, given = 0; given < 200; at += 1) {
    await settle(at > 0 && at % 101 === 0 ? 7000 : 0)
    if (at % 101 === 100) await server.sent[at]?.refuse('tooOften', soon, 429)
    else {
      given += 1
      const items = Array.from({ length: 50 }, (_, row) => ({ id: `${given} ${row}` }))
      await server.sent[at]?.answer({ items, next: given === 200 ? null : `${given}` })
    }
  }
  expect(new Set((await rows)?.map(({ id }) => id)).size).toBe(10_000)
})
