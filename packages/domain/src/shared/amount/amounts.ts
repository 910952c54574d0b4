import type { FieldName } from '../refusal/fields.ts'
import { parseAmount } from '../input/input.ts'
import { type Amount, isAbove, isBelow, minus } from './money.ts'
import { type Refusal, refuse } from '../refusal/refusal.ts'

type Unit = { unit?: 'USD' | undefined }
type Rule = Unit & { min: Amount; decimals?: number | undefined }

/**
 * An amount that was typed: a number, of the decimals of its currency, not below the least; then what else holds for
 * it.
 */
export function checkAmount(
  typed: string,
  { min, decimals, unit }: Rule,
  rest: (amount: Amount) => Refusal[],
): Refusal[] {
  const parsed = parseAmount(typed, 'amount', decimals)
  if ('refusal' in parsed) return [parsed.refusal]
  return isBelow(parsed.value, min)
    ? [refuse('belowMinimum', { min, ...(unit && { unit }) }, 'amount')]
    : rest(parsed.value)
}

/** In one currency: all of it, and what of it is free for the purpose. */
export type Cash = { all: Amount; available: Amount }

type Short = Unit & {
  field?: FieldName | undefined
  /** Which pool the free part is called by. */
  pool?: 'available' | 'withdrawable' | undefined
}

/**
 * Whether there is so much at all, and whether it is free (decisions §7). Dollars are named, yen are what is meant
 * without.
 */
export function checkCash(
  need: Amount,
  { all, available }: Cash,
  { field = 'amount', unit, pool = 'available' }: Short = {},
): Refusal[] {
  const inUnit = unit && { unit }
  if (isAbove(need, all)) return [refuse('insufficientBalance', { need, have: all, ...inUnit }, field)]
  if (!isAbove(need, available)) return []
  return [
    refuse(
      'insufficientAvailable',
      { need, have: available, reserved: minus(all, available), ...(pool === 'available' && { of: pool }), ...inUnit },
      field,
    ),
  ]
}
