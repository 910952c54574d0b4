import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { whenIdle } from './idle.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

test('it waits until the browser says that it is idle, two seconds at most', async () => {
  const asked: [() => void, IdleRequestOptions][] = []
  vi.stubGlobal('requestIdleCallback', (idle: () => void, options: IdleRequestOptions) => asked.push([idle, options]))
  let isIdle = false
  const waiting = whenIdle().then(() => (isIdle = true))
  await vi.advanceTimersByTimeAsync(10_000)
  expect(isIdle).toBe(false)
  expect(asked.map(([, options]) => Object.entries(options))).toEqual([[['timeout', 2000]]])
  asked[0]?.[0]()
  expect(await waiting).toBe(true)
})

test('a browser that cannot say so is given 300 ms', async () => {
  vi.stubGlobal('requestIdleCallback', undefined)
  let isIdle = false
  const waiting = whenIdle().then(() => (isIdle = true))
  await vi.advanceTimersByTimeAsync(299)
  expect(isIdle).toBe(false)
  await vi.advanceTimersByTimeAsync(1)
  expect(await waiting).toBe(true)
})
