import type { FieldName } from './fields.ts'
import { type Amount, isAbove, minus } from './money.ts'
import { type Refusal, refuse } from './refusal.ts'

/** In one currency: all of it, and what of it is not reserved. */
export type Cash = { all: Amount; available: Amount }

/** Too little in all, or too much of it reserved (decisions §7). Dollars are named, yen are what is meant without. */
export function checkCash(need: Amount, { all, available }: Cash, field: FieldName, unit?: 'USD'): Refusal[] {
  const named = unit === undefined ? {} : { unit }
  if (isAbove(need, all)) return [refuse('insufficientBalance', { need, have: all, ...named }, field)]
  if (!isAbove(need, available)) return []
  return [refuse('insufficientAvailable', { need, have: available, reserved: minus(all, available), ...named, of: 'available' }, field)]
}
