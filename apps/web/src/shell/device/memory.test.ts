import { describe, expect, test } from 'vitest'
import { fakeStorage } from '../data/testing.ts'
import { memoryOver } from './memory.ts'

function storageOf(entries: Record<string, string>, fails = false): Storage {
  const fail = (): void => {
    if (fails) throw new DOMException('quota')
  }
  return {
    length: 0,
    key: () => null,
    clear: () => undefined,
    getItem: (key) => {
      fail()
      return entries[key] ?? null
    },
    setItem: (key, value) => {
      fail()
      entries[key] = value
    },
    removeItem: (key) => {
      fail()
      delete entries[key]
    },
  }
}

describe('a memory', () => {
  test('keeps raw strings', () => {
    const entries = { lang: 'en' }
    const memory = memoryOver(() => storageOf(entries))
    expect(memory.read('lang')).toBe('en')
    memory.write('tokend', 'abc')
    expect(entries).toEqual({ lang: 'en', tokend: 'abc' })
    memory.write('lang', undefined)
    expect(entries).toEqual({ tokend: 'abc' })
  })

  test('over a storage that is full for a while reads what was written last', () => {
    const kept = new Map([['lang', 'ja']])
    let storage = fakeStorage(kept, 'full')
    const memory = memoryOver(() => storage)
    memory.write('lang', 'en')
    expect(memory.read('lang')).toBe('en')
    storage = fakeStorage(kept)
    memory.write('lang', 'zh-Hant')
    expect([memory.read('lang'), kept.get('lang')]).toEqual(['zh-Hant', 'zh-Hant'])
    // What the native shell writes there is read again.
    kept.set('lang', 'ja')
    expect(memory.read('lang')).toBe('ja')
  })

  test('over a storage that gives nothing away forgets all the same', () => {
    const kept = new Map([['tokend', 'abc']])
    const memory = memoryOver(() => fakeStorage(kept, 'readOnly'))
    expect(memory.read('tokend')).toBe('abc')
    memory.write('tokend', undefined)
    expect(memory.read('tokend')).toBeUndefined()
  })

  test.each([
    ['full', () => storageOf({}, true)],
    [
      'missing',
      (): Storage => {
        throw new DOMException('denied')
      },
    ],
  ])('over a storage that is %s still remembers while the page lives', (_name, storage) => {
    const memory = memoryOver(storage)
    expect(memory.read('tokend')).toBeUndefined()
    memory.write('tokend', 'abc')
    expect(memory.read('tokend')).toBe('abc')
    memory.write('tokend', undefined)
    expect(memory.read('tokend')).toBeUndefined()
  })
})
