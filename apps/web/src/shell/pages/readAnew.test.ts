import { defineCall, moments } from '@kabuto/domain/shared'
import { number, object } from 'valibot'
import { expect, test } from 'vitest'
import { bench, settle, useFakePage } from '../data/testing.ts'
import { resource } from '../data/resource.ts'
import { readAnewAtom } from './readAnew.ts'

useFakePage()

const figureOf = (path: `test/${string}`) =>
  defineCall({ role: 'member', changes: false, refusals: [], path, input: object({}), output: object({ n: number() }) })

const figure = resource(figureOf('test/figure'))
const other = resource(figureOf('test/other'))
const hidden = resource(figureOf('test/hidden'))

/** A page that shows two figures, and one that is hidden. */
async function shown() {
  const room = bench()
  const { server, store } = room
  for (const path of ['test/figure', 'test/other', 'test/hidden']) server.always(path, () => ({ n: 1 }))
  const left = await room.show(hidden({}).atom)
  left.hide()
  await room.show(figure({}).atom)
  await room.show(other({}).atom)
  server.sent.length = 0
  const states: unknown[] = []
  store.sub(readAnewAtom, () => states.push(store.get(readAnewAtom)))
  return { ...room, states, calls: () => server.sent.map(({ path }) => path).toSorted() }
}

const at = moments.pictures

test('what the page shows is read again, once however often it is asked for, and nothing that is hidden', async () => {
  const { store, states, calls } = await shown()
  void store.set(readAnewAtom, '/home/index')
  void store.set(readAnewAtom, '/home/index')
  await settle()
  expect(calls()).toEqual(['test/figure', 'test/other'])
  expect(states).toEqual([
    { page: '/home/index', state: 'refreshing' },
    { page: '/home/index', state: 'done', at: expect.any(Number) as number },
  ])
  expect(Math.abs((store.get(readAnewAtom) as { at: number }).at - at)).toBeLessThan(60_000)
  await store.set(readAnewAtom, undefined)
  expect(store.get(readAnewAtom)).toBeUndefined()
})

test('where one part is not answered it has failed, and can be asked for again', async () => {
  const { store, server } = await shown()
  server.always('test/other', () => {
    throw new TypeError('Failed to fetch')
  })
  void store.set(readAnewAtom, '/home/index')
  await settle()
  expect(store.get(readAnewAtom)).toMatchObject({ page: '/home/index', state: 'failed' })
  server.always('test/other', () => ({ n: 2 }))
  void store.set(readAnewAtom, '/home/index')
  await settle()
  expect(store.get(readAnewAtom)).toMatchObject({ state: 'done' })
})
