import { Big } from 'big.js'

/** An amount as it stands on the wire: a decimal string. Arithmetic happens here, never in floats. */
export type Amount = string

export function plus(one: Amount, other: Amount): Amount {
  return new Big(one).plus(other).toFixed()
}

export function minus(one: Amount, other: Amount): Amount {
  return new Big(one).minus(other).toFixed()
}

export function times(one: Amount, other: Amount): Amount {
  return new Big(one).times(other).toFixed()
}

export function sum(amounts: readonly Amount[]): Amount {
  return amounts.reduce(plus, '0')
}

export function negated(amount: Amount): Amount {
  return minus('0', amount)
}

export function isAbove(one: Amount, other: Amount): boolean {
  return new Big(one).gt(other)
}

export function isBelow(one: Amount, other: Amount): boolean {
  return new Big(one).lt(other)
}

export function atLeastZero(amount: Amount): Amount {
  return isBelow(amount, '0') ? '0' : amount
}

export function smaller(one: Amount, other: Amount): Amount {
  return isBelow(one, other) ? one : other
}

/** Rounds to the yen as it is displayed: half away from zero. */
export function toYen(amount: Amount): Amount {
  return new Big(amount).round(0, Big.roundHalfUp).toFixed()
}

/** `part` as per cent of `whole`, or nothing where there is no whole. */
export function percentOf(part: Amount, whole: Amount): Amount | undefined {
  return new Big(whole).eq(0) ? undefined : new Big(part).div(whole).times(100).round(4).toFixed()
}
