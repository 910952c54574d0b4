import { beforeEach, describe, expect, test, vi } from 'vitest'
import { bench, fakeStorage } from '../data/testing.ts'
import { looksAtom } from './looks.ts'

const dataset: Record<string, string> = {}

beforeEach(() => {
  for (const name of Object.keys(dataset)) delete dataset[name]
  vi.stubGlobal('document', { documentElement: { dataset } })
})

const asNobodyChose = { theme: 'system', price: 'japan', text: '100', bar: 'five' }

describe('the looks of a device', () => {
  test('are those that nobody has chosen, until somebody does', () => {
    const { store } = bench()
    expect(store.get(looksAtom)).toEqual(asNobodyChose)
  })

  test('are on the page at once and kept for the next start; what is usual again is kept no more', () => {
    const rows = new Map<string, string>()
    const room = bench({ lasting: fakeStorage(rows) })
    room.store.set(looksAtom, { theme: 'dark' })
    room.store.set(looksAtom, { price: 'west', text: '200', bar: 'seven' })
    const chosen = { theme: 'dark', price: 'west', text: '200', bar: 'seven' }
    expect(room.store.get(looksAtom)).toEqual(chosen)
    expect(dataset).toStrictEqual(chosen)
    const kept = [...rows].filter(([key]) => key.startsWith('kabuto.'))
    expect(Object.fromEntries(kept)).toEqual({
      'kabuto.theme': 'dark',
      'kabuto.price': 'west',
      'kabuto.text': '200',
      'kabuto.bar': 'seven',
    })
    expect(bench({ lasting: fakeStorage(rows) }).store.get(looksAtom)).toEqual(chosen)
    room.store.set(looksAtom, { theme: 'system', text: '100' })
    expect(dataset).toStrictEqual({ price: 'west', bar: 'seven' })
    expect([rows.has('kabuto.theme'), rows.has('kabuto.text'), rows.has('kabuto.bar')]).toEqual([false, false, true])
  })

  test('that no release of ours knows are as if nobody had chosen', () => {
    const rows = new Map([
      ['kabuto.theme', 'pink'],
      ['kabuto.text', '130'],
    ])
    expect(bench({ lasting: fakeStorage(rows) }).store.get(looksAtom)).toEqual({ ...asNobodyChose, text: '130' })
  })

  test('change for the page also where nothing can be kept', () => {
    const { store } = bench({ lasting: fakeStorage(new Map(), 'full') })
    store.set(looksAtom, { theme: 'light' })
    expect(store.get(looksAtom).theme).toBe('light')
    expect(dataset).toStrictEqual({ theme: 'light' })
  })
})
