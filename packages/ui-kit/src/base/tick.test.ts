import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { tint } from './tick.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** An element of which only attributes are asked for. */
function figure() {
  const attributes = new Map<string, string>()
  const element = {
    hasAttribute: (name: string) => attributes.has(name),
    getAttribute: (name: string) => attributes.get(name) ?? null,
    setAttribute: (name: string, value: string) => attributes.set(name, value),
    removeAttribute: (name: string) => attributes.delete(name),
  } as unknown as HTMLElement
  return { element, tick: () => attributes.get('data-tick') }
}

test.each([
  [1, 2, 'up'],
  [2, 1, 'down'],
  ['2846.5', '2846', 'down'],
  [-1, 0, 'up'],
  [1, 1, undefined],
  ['1', 1, undefined],
  [Number.NaN, 1, undefined],
  [1, Number.NaN, undefined],
  ['—', '1', undefined],
  [undefined, 1, undefined],
])('from %s to %s it is tinted %s', (before, now, tick) => {
  const { element, tick: shown } = figure()
  tint(element, before, now)
  expect(shown()).toBe(tick)
})

test('the tint is shown for 480 ms, then it rests until the second is over', () => {
  const { element, tick } = figure()
  tint(element, 1, 2)
  vi.advanceTimersByTime(479)
  expect(tick()).toBe('up')
  vi.advanceTimersByTime(1)
  expect(tick()).toBe('rest')
  vi.advanceTimersByTime(519)
  expect(tick()).toBe('rest')
  vi.advanceTimersByTime(1)
  expect(tick()).toBeUndefined()
})

test('within a second of a tint no other one begins', () => {
  const { element, tick } = figure()
  tint(element, 1, 2)
  tint(element, 2, 1)
  expect(tick()).toBe('up')
  vi.advanceTimersByTime(600)
  tint(element, 1, 2)
  expect(tick()).toBe('rest')
  vi.advanceTimersByTime(400)
  tint(element, 2, 1)
  expect(tick()).toBe('down')
})

test('a figure that is gone is not tinted', () => {
  expect(() => tint(null, 1, 2)).not.toThrow()
})
