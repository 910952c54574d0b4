import { expect, test } from 'vitest'
import { watchReleases } from './releases.ts'

const HOUR = 3_600_000

function device({ fails = false, checkFails = false } = {}) {
  const calls: string[] = []
  let now = 0
  let isVisible = true
  let hear: (() => void) | undefined
  let onNewer: (() => void) | undefined
  const kept = {
    async check() {
      calls.push('check')
      if (checkFails) throw new TypeError('Failed to update')
    },
    take: () => void calls.push('take'),
  }
  const needed = {
    wall: () => now,
    visibility: {
      isVisible: () => isVisible,
      watch(listener: () => void) {
        hear = listener
        return () => {
          hear = undefined
        }
      },
    },
    async keepRelease(listener: () => void) {
      calls.push('keep')
      if (fails) throw new DOMException('denied', 'SecurityError')
      onNewer = listener
      return kept
    },
  }
  /** The page is left, and seen again after a while. */
  async function seenAfter(ms: number): Promise<void> {
    isVisible = false
    hear?.()
    now += ms
    isVisible = true
    hear?.()
    await new Promise(setImmediate)
  }
  return { calls, needed, seenAfter, comes: () => onNewer?.() }
}

test('the release is kept at once, and a newer one is taken when the member wants it', async () => {
  const { calls, needed, comes } = device()
  const takes: (() => void)[] = []
  watchReleases(needed, (take) => takes.push(take))
  await new Promise(setImmediate)
  expect([calls, takes.length]).toEqual([['keep'], 0])
  comes()
  expect([calls, takes.length]).toEqual([['keep'], 1])
  takes[0]?.()
  await new Promise(setImmediate)
  expect(calls).toEqual(['keep', 'take'])
})

test('a newer one is asked for when the page is seen again after an hour, and not before', async () => {
  const { calls, needed, seenAfter } = device()
  watchReleases(needed, () => undefined)
  await seenAfter(HOUR - 1)
  expect(calls).toEqual(['keep'])
  await seenAfter(1)
  expect(calls).toEqual(['keep', 'check'])
  await seenAfter(HOUR - 1)
  expect(calls).toEqual(['keep', 'check'])
  await seenAfter(1)
  expect(calls).toEqual(['keep', 'check', 'check'])
})

test('a page that is out of sight asks for nothing', async () => {
  const { calls, needed, seenAfter } = device()
  const { visibility } = needed
  watchReleases({ ...needed, visibility: { ...visibility, isVisible: () => false } }, () => undefined)
  await seenAfter(2 * HOUR)
  expect(calls).toEqual(['keep'])
})

test('without a connection it is asked again an hour later', async () => {
  const { calls, needed, seenAfter } = device({ checkFails: true })
  watchReleases(needed, () => undefined)
  await seenAfter(HOUR)
  await seenAfter(HOUR)
  expect(calls).toEqual(['keep', 'check', 'check'])
})

test('where the browser keeps nothing the app goes on without', async () => {
  const { calls, needed, seenAfter } = device({ fails: true })
  const takes: (() => void)[] = []
  watchReleases(needed, (take) => takes.push(take))
  await seenAfter(HOUR)
  expect([calls, takes]).toEqual([['keep'], []])
})

test('who no longer listens asks no more', async () => {
  const { calls, needed, seenAfter } = device()
  watchReleases(needed, () => undefined)()
  await seenAfter(2 * HOUR)
  expect(calls).toEqual(['keep'])
})
