import type { Ports } from '@kabuto/simulator'
import { scryptAsync } from '@noble/hashes/scrypt.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, hexToBytes, randomBytes, utf8ToBytes } from '@noble/hashes/utils.js'

/**
 * Quick enough for a phone. The books never leave the browser of the one who types, so this only keeps a password from
 * being read in the browser's storage.
 */
const COST = { N: 2 ** 11, r: 8, p: 1, dkLen: 32 }

function isSame(one: Uint8Array, other: Uint8Array): boolean {
  return one.length === other.length && one.every((byte, at) => byte === other[at])
}

/**
 * The brokerage's ports for what must not be guessed, in a page. Not `crypto.subtle`: where a page comes over plain
 * http, browsers leave it out.
 */
export const pageSecrets: Pick<Ports, 'newId' | 'digest' | 'hashSecret' | 'matchesSecret'> = {
  newId: () => bytesToHex(randomBytes(16)),
  digest: (text) => Promise.resolve(bytesToHex(sha256(utf8ToBytes(text)))),
  async hashSecret(secret) {
    const salt = randomBytes(16)
    return `scrypt$${bytesToHex(salt)}$${bytesToHex(await scryptAsync(secret, salt, COST))}`
  },
  async matchesSecret(secret, hash) {
    const [kind, salt, expected] = hash.split('$')
    if (kind !== 'scrypt' || salt === undefined || expected === undefined) return false
    return isSame(await scryptAsync(secret, hexToBytes(salt), COST), hexToBytes(expected))
  },
}
