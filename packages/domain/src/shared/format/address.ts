import { DASH } from './money.ts'

const LONGEST = 20
const END = 6

/**
 * Specification §3: over 20 characters the first 6, an ellipsis, the last 6. A character is what a reader sees as one,
 * as far as code points go.
 */
export function shortenAddress(address: unknown): string {
  if (typeof address !== 'string') return DASH
  const letters = Array.from(address)
  return letters.length > LONGEST ? `${letters.slice(0, END).join('')}…${letters.slice(-END).join('')}` : address
}

/** A hash that is compared by eye: all of it, in groups that break where a line ends. */
export function formatHash(hash: string): string {
  return (hash.match(/.{1,8}/g) ?? []).join(' ')
}
