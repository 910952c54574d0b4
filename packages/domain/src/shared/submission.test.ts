import { expect, test } from 'vitest'
import { confirming, done, idle, isUnderWay, refused, sending } from './submission.ts'

test('what was sent is under way until its answer is known', () => {
  const states = [idle(), sending(), confirming(), refused([]), done('record')]
  expect(states.filter(isUnderWay).map(({ state }) => state)).toEqual(['sending', 'confirming'])
})

test('before anything was sent it is always the same one, so that an answer is known by its being another', () => {
  expect(idle()).toBe(idle())
  expect(idle()).toEqual({ state: 'idle' })
})
