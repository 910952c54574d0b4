/** An amount as it is sent: a decimal string. money.ts calculates with it, never in floats. */
export type Amount = string

/** Every rounding is named: there is no default. */
export type Rounding = 'halfAwayFromZero' | 'halfEven' | 'towardZero' | 'awayFromZero' | 'floor' | 'ceiling'

/**
 * Decimals as whole numbers with the place of their point. JavaScript's whole numbers are exact below 2^53, and nearly
 * every amount stays below
 * it: each function answers exactly or not at all, and what it does not answer is big.js's.
 */
type Scaled = { units: number; decimals: number }

/** So many characters hold a number that is exact. */
const LONGEST = 15

function scaled(amount: Amount): Scaled | undefined {
  if (amount.length > LONGEST) return undefined
  const point = amount.indexOf('.')
  if (point === -1) return { units: Number(amount), decimals: 0 }
  return { units: Number(amount.slice(0, point) + amount.slice(point + 1)), decimals: amount.length - point - 1 }
}

function written(units: number, decimals: number): Amount {
  let [left, places] = [units, decimals]
  while (places > 0 && left % 10 === 0) [left, places] = [left / 10, places - 1]
  if (places === 0) return String(left)
  const digits = String(Math.abs(left)).padStart(places + 1, '0')
  return `${left < 0 ? '-' : ''}${digits.slice(0, -places)}.${digits.slice(-places)}`
}

export function exactSum(one: Amount, other: Amount, sign: 1 | -1): Amount | undefined {
  const [a, b] = [scaled(one), scaled(other)]
  if (!a || !b) return undefined
  const decimals = Math.max(a.decimals, b.decimals)
  const [left, right] = [a.units * 10 ** (decimals - a.decimals), sign * b.units * 10 ** (decimals - b.decimals)]
  const total = left + right
  return Number.isSafeInteger(left) && Number.isSafeInteger(right) && Number.isSafeInteger(total)
    ? written(total, decimals)
    : undefined
}

export function exactProduct(one: Amount, other: Amount): Amount | undefined {
  const [a, b] = [scaled(one), scaled(other)]
  if (!a || !b) return undefined
  const units = a.units * b.units
  return Number.isSafeInteger(units) ? written(units, a.decimals + b.decimals) : undefined
}

/**
 * Whether a remainder rounds the quotient away from zero. `half` is twice the remainder less the divisor: below zero
 * for less than a half, zero for exactly a half.
 */
const goesFurther: Record<Rounding, (half: number, negative: boolean, odd: boolean) => boolean> = {
  halfAwayFromZero: (half) => half >= 0,
  halfEven: (half, _, odd) => half > 0 || (half === 0 && odd),
  towardZero: () => false,
  awayFromZero: () => true,
  floor: (_, negative) => negative,
  ceiling: (_, negative) => !negative,
}

/** The quotient, rounded once; the divisor is not zero. */
export function exactQuotient(one: Amount, other: Amount, decimals: number, rounding: Rounding): Amount | undefined {
  const [a, b] = [scaled(one), scaled(other)]
  if (!a || !b) return undefined
  const [dividend, divisor] = [a.units * 10 ** (decimals + b.decimals), b.units * 10 ** a.decimals]
  if (!Number.isSafeInteger(dividend) || !Number.isSafeInteger(divisor)) return undefined
  const rest = dividend % divisor
  const whole = (dividend - rest) / divisor
  if (rest === 0) return written(whole, decimals)
  const negative = dividend < 0 !== divisor < 0
  const further = goesFurther[rounding](2 * Math.abs(rest) - Math.abs(divisor), negative, whole % 2 !== 0)
  return written(further ? whole + (negative ? -1 : 1) : whole, decimals)
}
