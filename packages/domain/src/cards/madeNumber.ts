const NUMBERS = 10_000_000

/** What 番号をつくる offers; its chance, from 0 to 1, comes from outside. */
export function generateNumber(chance: number): string {
  return String(Math.floor(chance * NUMBERS)).padStart(7, '0')
}
