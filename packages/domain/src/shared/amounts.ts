import { parseAmount } from './input.ts'
import { type Amount, isAbove, isBelow, minus } from './money.ts'
import { type Refusal, refuse } from './refusal.ts'

type Unit = { unit?: 'USD' | undefined }
type Rule = Unit & { min: Amount; decimals?: number | undefined }

/** An amount that was typed: a number, of the decimals of its currency, not below the least; then what else holds for it. */
export function checkAmount(typed: string, { min, decimals, unit }: Rule, rest: (amount: Amount) => Refusal[]): Refusal[] {
  const parsed = parseAmount(typed, 'amount', decimals)
  if ('refusal' in parsed) return [parsed.refusal]
  return isBelow(parsed.value, min) ? [refuse('belowMinimum', { min, ...(unit && { unit }) }, 'amount')] : rest(parsed.value)
}

/** Whether there is so much at all, and whether it is free (decisions §7). */
export function checkCash(amount: Amount, { total, free }: { total: Amount; free: Amount }, { unit, of }: Unit & { of?: 'available' | undefined } = {}): Refusal[] {
  const inUnit = unit && { unit }
  if (isAbove(amount, total)) return [refuse('insufficientBalance', { need: amount, have: total, ...inUnit }, 'amount')]
  if (!isAbove(amount, free)) return []
  return [refuse('insufficientAvailable', { need: amount, have: free, reserved: minus(total, free), ...(of && { of }), ...inUnit }, 'amount')]
}
