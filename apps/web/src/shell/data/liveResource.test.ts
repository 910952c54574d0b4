import { bookCall, sampleBook } from '@kabuto/domain/market'
import { ready } from '@kabuto/domain/shared'
import { expect, test } from 'vitest'
import { liveValue, standingAtomOf } from './liveResource.ts'
import { resource } from './resource.ts'
import { bench, settle, useFakePage } from './testing.ts'

useFakePage()

const book = resource(bookCall, { every: 1000 })
const at = (time: string) => ({ ...sampleBook, at: `2026-11-20T${time}+09:00` })

test('a value that comes each second renders nothing, and is told to who writes it', async () => {
  const { server, show, store } = bench()
  const asked = book({ symbol: '0712' })
  const live = liveValue(store, asked)
  const standing = await show(standingAtomOf(asked))
  const seen: unknown[] = []
  const stop = live.subscribe(() => seen.push(live.get()?.at))
  expect([standing.now(), live.get()]).toEqual([{ state: 'loading' }, undefined])
  await server.to(bookCall.path)[0]?.answer(at('14:32:00'))
  expect(standing.now()).toEqual(ready(true))
  const rendered = standing.values.length
  for (const second of ['14:32:01', '14:32:02']) {
    await settle(1000)
    // That it is being read again has been told by then.
    await settle(1)
    await server.sent.at(-1)?.answer(at(second))
    expect(live.get()?.at).toBe(`2026-11-20T${second}+09:00`)
  }
  expect(standing.values).toHaveLength(rendered)
  // Once each: that it is being read again is told to nobody.
  expect(seen).toEqual(['14:32:00', '14:32:01', '14:32:02'].map((second) => `2026-11-20T${second}+09:00`))
  stop()
})

test('a failure is told: before a value as one, after it as its age, and no longer once it is over', async () => {
  const { server, show } = bench()
  const standing = await show(standingAtomOf(book({ symbol: '0166' })))
  await server.sent.at(-1)?.cut()
  expect(standing.now()).toMatchObject({ state: 'failed', refusal: { code: 'offline' } })
  await settle(1000)
  await server.sent.at(-1)?.answer(at('14:32:00'))
  expect(standing.now()).toEqual(ready(true))
  await settle(1000)
  await server.sent.at(-1)?.cut()
  expect(standing.now()).toMatchObject({ state: 'ready', stale: { refusal: { code: 'offline' } } })
  await settle(1000)
  await server.sent.at(-1)?.answer(at('14:32:03'))
  expect(standing.now()).toEqual(ready(true))
})
