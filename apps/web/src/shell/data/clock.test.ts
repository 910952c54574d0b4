import { expect, test, vi } from 'vitest'
import { clockOffsetAtom } from '../app.ts'
import { marketTimeAtom } from './clock.ts'
import { bench, now, settle, useFakePage } from './testing.ts'

useFakePage()

test('one timer ticks for all who show the time, and none when nobody does', async () => {
  const { show } = bench()
  const started = now()
  const [one, other] = [await show(marketTimeAtom), await show(marketTimeAtom)]
  expect(vi.getTimerCount()).toBe(1)
  await settle(10_000)
  expect([one.now(), other.now()]).toEqual([started + 10_000, started + 10_000])
  one.hide()
  other.hide()
  expect(vi.getTimerCount()).toBe(0)
})

test('shown again it is the time of now', async () => {
  const { show } = bench()
  ;(await show(marketTimeAtom)).hide()
  await settle(7_000)
  expect((await show(marketTimeAtom)).now()).toBe(now())
})

test('stands still while nobody can see the page, and is that of now once somebody can', async () => {
  const { show, visibility } = bench()
  const shown = await show(marketTimeAtom)
  const seen = shown.values.length
  visibility.show(false)
  await settle(47_000)
  expect(shown.values).toHaveLength(seen)
  visibility.show(true)
  expect(shown.now()).toBe(now())
  shown.hide()
  expect(visibility.watchers()).toBe(0)
})

test('is not moved by how long an answer was on its way, and at once when the clock was turned', async () => {
  const { store, show } = bench()
  const shown = await show(marketTimeAtom)
  const seen = shown.values.length
  for (const jitter of [120, -480, 500, 37]) store.set(clockOffsetAtom, jitter)
  expect(store.get(clockOffsetAtom)).toBe(0)
  expect(shown.values).toHaveLength(seen)
  store.set(clockOffsetAtom, 501)
  expect(shown.now()).toBe(now() + 501)
  store.set(clockOffsetAtom, 900_000)
  expect(shown.now()).toBe(now() + 900_000)
})
