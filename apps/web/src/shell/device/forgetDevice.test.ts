import { expect, test } from 'vitest'
import { forgetDevice } from './forgetDevice.ts'

test('all that the app keeps goes, and nothing of others', () => {
  const kept: Record<string, string> = {
    lang: 'en',
    tokend: 't',
    account: '0000000001',
    is_admin: '1',
    tklm: '1',
    'kabuto.theme': 'dark',
    'kabuto.drafts.0000000001': '{}',
    'storybook-layout': '{}',
    language: 'fr',
  }
  const storage = { ...kept } as unknown as Storage
  Object.defineProperty(storage, 'removeItem', {
    value: (key: string) => delete (storage as unknown as object)[key as never],
  })
  forgetDevice(() => storage)
  expect(Object.keys(storage)).toEqual(['storybook-layout', 'language'])
})

test('a storage that is forbidden holds nothing', () => {
  expect(() =>
    forgetDevice(() => {
      throw new DOMException('denied', 'SecurityError')
    }),
  ).not.toThrow()
})
