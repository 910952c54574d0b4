import { Big, type RoundingMode } from 'big.js'
import { type Amount, exactProduct, exactQuotient, exactSum, type Rounding } from './exact.ts'
import type { Currency } from '../format/money.ts'

export type { Amount, Rounding } from './exact.ts'

/** An amount with its currency: what is kept in books, where yen and dollars must not meet. */
export type Money<Unit extends Currency = Currency> = { currency: Unit; amount: Amount }

const modes: Record<Exclude<Rounding, 'floor' | 'ceiling'>, RoundingMode> = {
  towardZero: Big.roundDown,
  halfAwayFromZero: Big.roundHalfUp,
  halfEven: Big.roundHalfEven,
  awayFromZero: Big.roundUp,
}

/** A Big of its own for division: decimals and rounding are set before each, so that big.js rounds only once. */
const Divided = Big()

/** The smallest part of a currency. */
export const decimalsOf: Record<Currency, number> = { JPY: 0, USD: 2 }

export function plus(one: Amount, other: Amount): Amount {
  return exactSum(one, other, 1) ?? new Big(one).plus(other).toFixed()
}

export function minus(one: Amount, other: Amount): Amount {
  return exactSum(one, other, -1) ?? new Big(one).minus(other).toFixed()
}

export function times(one: Amount, other: Amount): Amount {
  return exactProduct(one, other) ?? new Big(one).times(other).toFixed()
}

export function sum(amounts: readonly Amount[]): Amount {
  return amounts.reduce(plus, '0')
}

export function negated(amount: Amount): Amount {
  return minus('0', amount)
}

const DOT = 46
const HYPHEN = 45
const ZERO = 48

/** Without a sign and without zeros in front. */
function isPlain(amount: Amount): boolean {
  const first = amount.charCodeAt(0)
  return first !== HYPHEN && (first !== ZERO || amount.length === 1 || amount.charCodeAt(1) === DOT)
}

function onlyZeros(amount: Amount, from: number): boolean {
  for (let at = from; at < amount.length; at += 1)
    if (amount.charCodeAt(at) !== ZERO && amount.charCodeAt(at) !== DOT) return false
  return true
}

/** Two plain amounts by their digits: most of what a check does is to compare, and this makes no object. */
function comparedPlain(one: Amount, other: Amount): number {
  const [point, otherPoint] = [one.indexOf('.'), other.indexOf('.')]
  const longer = (point === -1 ? one.length : point) - (otherPoint === -1 ? other.length : otherPoint)
  if (longer !== 0) return longer
  const shared = Math.min(one.length, other.length)
  for (let at = 0; at < shared; at += 1) {
    const difference = one.charCodeAt(at) - other.charCodeAt(at)
    if (difference !== 0) return difference
  }
  if (onlyZeros(one, shared) && onlyZeros(other, shared)) return 0
  return one.length - other.length
}

/** Below zero, zero or above zero, as `one` is below, at or above `other`. */
function compared(one: Amount, other: Amount): number {
  return isPlain(one) && isPlain(other) ? comparedPlain(one, other) : new Big(one).cmp(other)
}

export function isAbove(one: Amount, other: Amount): boolean {
  return compared(one, other) > 0
}

export function isBelow(one: Amount, other: Amount): boolean {
  return compared(one, other) < 0
}

export function isSame(one: Amount, other: Amount): boolean {
  return compared(one, other) === 0
}

export function isMultiple(amount: Amount, of: Amount): boolean {
  return new Big(amount).mod(of).eq(0)
}

export function atLeastZero(amount: Amount): Amount {
  return isBelow(amount, '0') ? '0' : amount
}

export function smaller(one: Amount, other: Amount): Amount {
  return isBelow(one, other) ? one : other
}

export function larger(one: Amount, other: Amount): Amount {
  return isAbove(one, other) ? one : other
}

function modeFor(negative: boolean, rounding: Rounding): RoundingMode {
  if (rounding === 'floor') return negative ? Big.roundUp : Big.roundDown
  if (rounding === 'ceiling') return negative ? Big.roundDown : Big.roundUp
  return modes[rounding]
}

/** There is no minus zero. */
function written(value: Big): Amount {
  return value.eq(0) ? '0' : value.toFixed()
}

export function rounded(amount: Amount, decimals: number, rounding: Rounding): Amount {
  return divided(amount, '1', decimals, rounding)
}

/** `one` ÷ `other`, which is known not to be zero. */
export function divided(one: Amount, other: Amount, decimals: number, rounding: Rounding): Amount {
  const exact = exactQuotient(one, other, decimals, rounding)
  if (exact !== undefined) return exact
  const [dividend, divisor] = [new Divided(one), new Divided(other)]
  Divided.DP = decimals
  Divided.RM = modeFor(dividend.lt(0) !== divisor.lt(0), rounding)
  return written(dividend.div(divisor))
}

/** `one` ÷ `other`; `undefined` where `other` is zero. */
export function quotient(one: Amount, other: Amount, decimals: number, rounding: Rounding): Amount | undefined {
  return isSame(other, '0') ? undefined : divided(one, other, decimals, rounding)
}

/** Rounds to the yen as it is displayed: half away from zero. */
export function toYen(amount: Amount): Amount {
  return rounded(amount, 0, 'halfAwayFromZero')
}

/** `part` as per cent of `whole`; `undefined` where `whole` is zero. */
export function percentOf(part: Amount, whole: Amount): Amount | undefined {
  return quotient(times(part, '100'), whole, 4, 'halfAwayFromZero')
}

/**
 * Splits an amount by weights. The rest of the rounding goes to the last share whose weight is not zero (if all are, to
 * the last share), so that the shares add up to the amount.
 */
export function split(amount: Amount, weights: readonly Amount[], decimals: number, rounding: Rounding): Amount[] {
  const whole = sum(weights)
  const weighted = weights.findLastIndex((weight) => !isSame(weight, '0'))
  const last = weighted === -1 ? weights.length - 1 : weighted
  const shares = weights.map((weight) => quotient(times(amount, weight), whole, decimals, rounding) ?? '0')
  const rest = minus(amount, sum(shares))
  return shares.map((share, index) => (index === last ? plus(share, rest) : share))
}
