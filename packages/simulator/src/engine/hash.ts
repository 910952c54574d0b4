/**
 * A 32-bit hash of a key and a word (the last steps of murmur): a few nanoseconds, the same in every engine, and for
 * each key one to one in the word. Everything that looks random in the market is one of these; nothing here is a
 * secret.
 */
export function hashed(key: number, word: number): number {
  let hash = key ^ Math.imul(word, 0x9e3779b1)
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b)
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35)
  return hash ^ (hash >>> 16)
}

export function hashedText(key: number, text: string): number {
  let hash = hashed(key, text.length)
  for (let at = 0; at < text.length; at += 1) hash = hashed(hash, text.charCodeAt(at))
  return hash
}

const RANGE = 2 ** 32

/** From 0 up to, but not including, 1. */
export function fraction(hash: number): number {
  return (hash >>> 0) / RANGE
}

/** From −1 to 1, the middle likelier than the ends; never beyond them. */
export function swing(hash: number): number {
  return ((hash >>> 16) - (hash & 0xffff)) / 0xffff
}
