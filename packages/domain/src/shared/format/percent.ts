import { decimalsOr, grouped, isZero, parseDecimal, roundDecimal } from './decimal.ts'
import { DASH, MINUS } from './money.ts'

export type Signed = { direction: 'up' | 'down' | 'flat'; digits: string; prefix?: string; suffix?: string }

/** A number with its direction apart from its digits. */
export function signedDigits(value: unknown, decimals: number): Signed | undefined {
  const exact = parseDecimal(value)
  if (!exact) return undefined
  const rounded = roundDecimal(exact, decimals)
  const direction = isZero(rounded) ? 'flat' : rounded.negative ? 'down' : 'up'
  return { direction, digits: grouped(rounded) }
}

const signs = { up: '+', down: MINUS, flat: '' } as const

export function withSign({ direction, digits, prefix = '', suffix = '' }: Signed, unit = ''): string {
  return `${signs[direction]}${prefix}${digits}${suffix}${unit}`
}

export type PercentOptions = { decimals?: number | undefined; signed?: boolean | undefined }

/** A percentage of two decimals; `signed` shows the plus as well. */
export function formatPercent(value: unknown, { decimals, signed = false }: PercentOptions = {}): string {
  const share = signedDigits(value, decimalsOr(decimals, 2))
  if (!share) return DASH
  return share.direction === 'up' && !signed ? `${share.digits}%` : withSign(share, '%')
}
