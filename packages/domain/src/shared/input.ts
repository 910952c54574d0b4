import type { FieldName } from './fields.ts'
import { parseDecimal } from './format/decimal.ts'
import { type Refusal, refuse } from './refusal.ts'
import type { Amount } from './money.ts'

/**
 * What was typed on a Japanese keyboard, as the rules read it: full-width letters, digits and spaces become half-width.
 */
export function toHalfWidth(text: string): string {
  return text.normalize('NFKC').trim()
}

/** What a parser found, or why there is nothing. */
export type Parsed<Value> = { value: Value } | { refusal: Refusal }

/** As many digits as `amountSchema` takes. */
const LONGEST = 15

/** What was typed or pasted as a number: without separators and units, `12,846,320円` and `¥500` too. */
export function plainNumber(typed: string): string {
  return toHalfWidth(typed).replace(/[,¥$]|日圓$|円$/g, '')
}

/** An amount of at most so many decimals, without a sign; `field` is named where it is none. */
export function parseAmount(typed: string, field: FieldName, decimals = 0): Parsed<Amount> {
  const text = plainNumber(typed)
  if (text === '') return { refusal: refuse('required', { field }, field) }
  const exact = parseDecimal(text)
  if (!exact || exact.negative || exact.integer.length > LONGEST)
    return { refusal: refuse('amountFormat', { field }, field) }
  if (/[1-9]/.test(exact.fraction.slice(decimals))) {
    return { refusal: decimals === 0 ? refuse('notWholeNumber', {}, field) : refuse('amountFormat', { field }, field) }
  }
  const fraction = exact.fraction.slice(0, decimals).replace(/0+$/, '')
  return { value: fraction === '' ? exact.integer : `${exact.integer}.${fraction}` }
}

/** What goes out: plain digits; what is no amount stays as it was typed, to be refused. */
export function amountToSend(typed: string, decimals = 0): Amount {
  const parsed = parseAmount(typed, 'amount', decimals)
  return 'value' in parsed ? parsed.value : plainNumber(typed)
}
