import { expect, test } from 'vitest'
import { bench, fakeStorage } from '../data/testing.ts'
import { maskedAtom } from './masked.ts'

test('the mask is one setting of the device: chosen once it is there after a reload, and taken off it is gone', () => {
  const lasting = fakeStorage()
  const { store } = bench({ lasting })
  expect(store.get(maskedAtom)).toBe(false)
  store.set(maskedAtom, true)
  expect(store.get(maskedAtom)).toBe(true)
  expect(bench({ lasting }).store.get(maskedAtom)).toBe(true)
  store.set(maskedAtom, false)
  expect(bench({ lasting }).store.get(maskedAtom)).toBe(false)
})
