import { describe, expect, test } from 'vitest'
import { memoryFiles } from './memoryFiles.ts'
import { memoryStore } from './memoryStore.ts'
import { storeCases } from './storeCases/testing.ts'

describe('a store in memory', () => {
  storeCases(memoryStore)
})

test('files in memory are copies, and are gone when they are removed', async () => {
  const files = memoryFiles()
  const bytes = new Uint8Array([1, 2, 3])
  await files.put('a', bytes)
  bytes[0] = 9
  const got = await files.get('a')
  if (got) got[1] = 9
  expect(await files.get('a')).toEqual(new Uint8Array([1, 2, 3]))
  expect(await files.get('b')).toBeUndefined()
  await files.remove('a')
  expect(await files.get('a')).toBeUndefined()
})
