import { expect, test } from 'vitest'
import { pageSecrets } from './pageSecrets.ts'

const { newId, digest, hashSecret, matchesSecret } = pageSecrets

test('ids are 32 hexadecimal digits and never the same', () => {
  const ids = Array.from({ length: 100 }, newId)
  expect(ids.filter((id) => !/^[0-9a-f]{32}$/.test(id))).toEqual([])
  expect(new Set(ids).size).toBe(100)
})

test('a digest is SHA-256', async () => {
  expect(await digest('abc')).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad')
})

test('a password matches its own hash and no other; the hash does not show it and is salted', async () => {
  const hash = await hashSecret('カブト2026')
  expect(hash).not.toContain('カブト2026')
  expect(await hashSecret('カブト2026')).not.toBe(hash)
  expect([await matchesSecret('カブト2026', hash), await matchesSecret('カブト2027', hash)]).toEqual([true, false])
})

test.each(['', 'plain$00$00', 'scrypt', 'scrypt$00'])('nothing matches what is no hash: %j', async (hash) => {
  expect(await matchesSecret('secret', hash)).toBe(false)
})

test('nothing matches a hash that was cut short', async () => {
  const hash = await hashSecret('secret')
  expect(await matchesSecret('secret', hash.slice(0, -2))).toBe(false)
})
