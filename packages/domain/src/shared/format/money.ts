import type { Language } from '../language.ts'
import { decimalsOr, grouped, isZero, parseDecimal, roundDecimal } from './decimal.ts'

export type Currency = 'JPY' | 'USD'

/** Shown wherever there is no value: U+2015 (decisions §6b). */
export const DASH = '―'
/** U+2212, as wide as a plus and a digit. */
export const MINUS = '−'

/** A figure in its parts, so that a component can set the unit smaller than the digits. */
export type MoneyParts = { sign: '' | '+' | typeof MINUS; prefix: string; digits: string; suffix: string }

export type MoneyOptions = {
  currency?: Currency | undefined
  /** Without a currency 2, dollars 2, yen 0. */
  decimals?: number | undefined
  locale?: Language | undefined
  /** Shows a plus before what is above zero. */
  signed?: boolean | undefined
}

const yenUnit: Record<Language, { prefix: string; suffix: string }> = {
  ja: { prefix: '', suffix: '円' },
  en: { prefix: '¥', suffix: '' },
  'zh-Hant': { prefix: '', suffix: '日圓' },
}

/** Two decimals, no unit. */
const asSpecified: MoneyOptions = {}

const noUnit = { prefix: '', suffix: '' }

function unitOf(currency: Currency | undefined, locale: Language): { prefix: string; suffix: string } {
  if (currency === 'JPY') return yenUnit[locale]
  return currency === 'USD' ? { prefix: '$', suffix: '' } : noUnit
}

/** The parts of an amount, or `undefined` where there is no number. */
export function moneyParts(value: unknown, options: MoneyOptions = asSpecified): MoneyParts | undefined {
  const { currency, locale = 'ja', signed = false } = options
  const decimals = decimalsOr(options.decimals, currency === 'JPY' ? 0 : 2)
  const exact = parseDecimal(value)
  if (!exact) return undefined
  const unit = unitOf(currency, locale)
  // Specification §3: without a currency an exact zero is `0`. Dollars always show their cents.
  if (!currency && isZero(exact)) return { sign: '', prefix: '', digits: '0', suffix: '' }
  const rounded = roundDecimal(exact, decimals)
  const plus = signed && !isZero(rounded) ? '+' : ''
  return { sign: rounded.negative ? MINUS : plus, prefix: unit.prefix, digits: grouped(rounded), suffix: unit.suffix }
}

/** Money with two decimals and thousands separators (specification §3), or in the form of its currency. */
export function formatMoney(value: unknown, options: MoneyOptions = asSpecified): string {
  const parts = moneyParts(value, options)
  return parts ? parts.sign + parts.prefix + parts.digits + parts.suffix : DASH
}
