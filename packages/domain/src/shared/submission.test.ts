import { expect, test } from 'vitest'
import { confirming, done, idle, isUnderWay, refused, sending } from './submission.ts'

test('what was sent is under way until its answer is known', () => {
  const states = [idle(), sending(), confirming(), refused([]), done('record')]
  expect(states.filter(isUnderWay).map(({ state }) => state)).toEqual(['sending', 'confirming'])
})

test('nothing sent is one and the same, so that a later look sees no change', () => expect(idle()).toBe(idle()))
