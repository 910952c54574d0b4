import { unwatchCall, watchCall, watchlistCall } from '@kabuto/domain/market'
import { expect, test } from 'vitest'
import { bench, settle, useFakePage } from './testing.ts'
import { toggleWatchAtom, watch, watchedAtom } from './watching.ts'

useFakePage()

/** A page with stars, over lists that a test has in its hands. */
async function atStars() {
  const room = bench()
  const lists = { jpy: ['0712'], usd: ['KABU1'] }
  room.server.always(watchlistCall.path, ({ type }) => lists[type as keyof typeof lists].map((symbol) => ({ symbol })))
  const shown = await room.show(watchedAtom)
  await settle()
  return {
    ...room,
    lists,
    stars: (...symbols: string[]) => symbols.map((symbol) => shown.now()?.(symbol)),
    press: async (symbol: string) => {
      void room.store.set(toggleWatchAtom, symbol)
      await settle()
    },
    /** Whether a star has ever been so since it was pressed. */
    seen: (symbol: string) => shown.values.map((isWatched) => isWatched?.(symbol)),
  }
}

test('what either list holds is watched', async () => {
  const { stars } = await atStars()
  expect(stars('0712', 'KABU1', '0166')).toEqual([true, true, false])
})

test('nothing is told, and nothing sent, before both lists are known', async () => {
  const { store, server, show } = bench()
  server.always(watchlistCall.path, () => [])
  const shown = await show(watchedAtom)
  expect(shown.values[0]).toBeUndefined()
  const other = bench()
  await other.show(watchedAtom)
  await settle()
  await other.server.to(watchlistCall.path)[0]?.answer([])
  await other.server.to(watchlistCall.path)[1]?.cut()
  expect(other.store.get(watchedAtom)).toBeUndefined()
  await other.store.set(toggleWatchAtom, '0712')
  expect(other.server.to(watchCall.path)).toEqual([])
  expect(store.get(watchedAtom)?.('0712')).toBe(false)
})

test('a star is as it was pressed at once, stays so until the list says it, and two presses are one', async () => {
  const { server, lists, stars, press, seen } = await atStars()
  await press('0166')
  await press('0166')
  expect(stars('0166', '0712')).toEqual([true, true])
  const sent = server.to(watchCall.path)
  expect(sent.map(({ body }) => body)).toEqual([{ symbol: '0166' }])
  const before = seen('0166').lastIndexOf(false)
  lists.jpy.unshift('0166')
  await sent[0]?.answer([{ symbol: '0166' }, { symbol: '0712' }])
  await settle()
  expect(server.to(watchlistCall.path)).toHaveLength(4)
  expect(seen('0166').slice(before + 1)).not.toContain(false)

  await press('0166')
  lists.jpy.shift()
  await server.to(unwatchCall.path)[0]?.answer([{ symbol: '0712' }])
  await settle()
  expect(stars('0166', '0712')).toEqual([false, true])
})

test('one that is refused is as it was', async () => {
  const { server, stars, press } = await atStars()
  await press('0712')
  expect(stars('0712')).toEqual([false])
  await server.to(unwatchCall.path)[0]?.cut()
  expect(stars('0712')).toEqual([true])
})

test('what is changed elsewhere since is told as the lists have it', async () => {
  const { store, server, lists, stars, press } = await atStars()
  await press('0166')
  lists.jpy.unshift('0166')
  await server.to(watchCall.path)[0]?.answer([{ symbol: '0166' }])
  await settle()
  lists.jpy.shift()
  store.set(watch.reset)
  await settle(60_000)
  await press('0644')
  await server.to(watchCall.path)[1]?.answer([])
  await settle()
  expect(stars('0166')).toEqual([false])
})
