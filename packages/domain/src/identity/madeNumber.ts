const NUMBERS = 100_000_000

/** What 番号をつくる offers; its chance, from 0 to 1, comes from outside. */
export function generateIdNumber(chance: number): string {
  return `0000${String(Math.floor(chance * NUMBERS)).padStart(8, '0')}`
}
