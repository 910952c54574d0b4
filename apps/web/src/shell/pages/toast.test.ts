import { refuse } from '@kabuto/domain/shared'
import type { News } from '@kabuto/screens/shared'
import { createStore } from 'jotai'
import { expect, test } from 'vitest'
import { endToastAtom, toastAtom } from './toast.ts'

const granted: News = { tone: 'done', msg: '出金を申請しました。' }
const refusal: News = { tone: 'failed', refusal: refuse('offline', {}) }
const cancelled: News = { tone: 'done', msg: '', word: 'withdrawalCancelled' }

test('what has happened is told one after the other, in its order, and nothing is left out', () => {
  const store = createStore()
  expect(store.get(toastAtom)).toBeUndefined()
  const all = [granted, refusal, cancelled]
  for (const news of all) store.set(toastAtom, news)
  const reported = all.map(() => {
    const toast = store.get(toastAtom)
    store.set(endToastAtom, toast?.id ?? '')
    return toast
  })
  expect(reported).toMatchObject(all)
  expect(store.get(toastAtom)).toBeUndefined()
})

test('the same news twice is two toasts, and the end of one is not the end of the other', () => {
  const store = createStore()
  store.set(toastAtom, granted)
  store.set(toastAtom, granted)
  const first = store.get(toastAtom)
  store.set(endToastAtom, first?.id ?? '')
  const second = store.get(toastAtom)
  expect(second).toMatchObject(granted)
  expect(second?.id).not.toBe(first?.id)
  store.set(endToastAtom, first?.id ?? '')
  expect(store.get(toastAtom)).toBe(second)
})
