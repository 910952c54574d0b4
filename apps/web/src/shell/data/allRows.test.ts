import { defineCall, refuse } from '@kabuto/domain/shared'
import { array, nullable, object, optional, string } from 'valibot'
import { expect, test } from 'vitest'
import { toastAtom } from '../toast.ts'
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
