import { pipe, regex, string } from 'valibot'
import { type Parsed, toHalfWidth } from '../shared/input/input.ts'
import { refuse } from '../shared/refusal/refusal.ts'
import type { Market } from '../shared/time/calendar.ts'

/** Decisions §1: forms that no listed share has. Japan 0712 or 0A1B, United States KABU1. */
const forms: Record<Market, RegExp> = { jpy: /^0[0-9A-Z]\d[0-9A-Z]$/, usd: /^[A-Z]{4}\d$/ }

export const symbolSchema = pipe(string(), regex(/^(?:0[0-9A-Z]\d[0-9A-Z]|[A-Z]{4}\d)$/))

export function marketOfSymbol(symbol: string): Market | undefined {
  if (forms.jpy.test(symbol)) return 'jpy'
  return forms.usd.test(symbol) ? 'usd' : undefined
}

export function isSymbol(text: string): boolean {
  return marketOfSymbol(text) !== undefined
}

/** The most characters of an unknown symbol that a refusal quotes. */
const LONGEST = 20

/** A symbol as a member types it, in any width and case. */
export function parseSymbol(typed: string): Parsed<string> {
  const symbol = toHalfWidth(typed).toUpperCase()
  if (symbol === '') return { refusal: refuse('required', { field: 'symbol' }, 'symbol') }
  return isSymbol(symbol)
    ? { value: symbol }
    : { refusal: refuse('notFound', { what: symbol.slice(0, LONGEST) }, 'symbol') }
}
