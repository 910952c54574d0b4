import { describe, expect, test } from 'vitest'
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
