import { extendedHours } from './products/hours.ts'
import { stakes } from './products/stakes.ts'
import type { ProductEntry } from '../rows/content.ts'

/**
 * One page for each, before anybody joins or applies: what it is, what it costs as an amount, and what can go wrong.
 */
export const products: readonly ProductEntry[] = [...stakes, ...extendedHours]
