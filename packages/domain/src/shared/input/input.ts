import type { FieldName } from '../refusal/fields.ts'
import { type Refusal, refuse } from '../refusal/refusal.ts'
import type { Amount } from '../amount/money.ts'

/**
 * What was typed on a Japanese keyboard, as the rules read it: full-width letters, digits and spaces become half-width.
 */
export function toHalfWidth(text: string): string {
  return text.normalize('NFKC').trim()
}

/** Long enough for anything that a member means, short enough to hash and to keep. */
export const LONGEST_TYPED = 200

/** The parsed value, or why it could not be parsed. */
export type Parsed<Value> = { value: Value } | { refusal: Refusal }

/** As many digits as `amountSchema` takes. */
const LONGEST = 15

/** Digits, with separators in threes or with none, and one point with digits on both sides. */
const TYPED_AMOUNT = /^(\d+|\d{1,3}(?:,\d{3})+)(?:\.(\d+))?$/

/** Only what an amount is made of: `toHalfWidth` would read `5²` as 52. */
function amountInHalfWidth(typed: string): string {
  return typed.trim().replace(/[０-９，．]/g, (letter) => String.fromCharCode(letter.charCodeAt(0) - 0xfee0))
}

/**
 * An amount without a sign and with at most `decimals` decimals; a refusal names `field`. A pasted ¥ or 円 is no part of
 * an amount here: the input field of the kit removes it before.
 */
export function parseAmount(typed: string, field: FieldName, decimals = 0): Parsed<Amount> {
  const text = amountInHalfWidth(typed)
  if (text === '') return { refusal: refuse('required', { field }, field) }
  const [, whole = '', part = ''] = TYPED_AMOUNT.exec(text) ?? []
  const integer = whole.replaceAll(',', '').replace(/^0+(?=\d)/, '')
  if (integer === '' || integer.length > LONGEST) return { refusal: refuse('amountFormat', { field }, field) }
  if (part.length > decimals)
    return { refusal: decimals === 0 ? refuse('notWholeNumber', {}, field) : refuse('amountFormat', { field }, field) }
  const fraction = part.replace(/0+$/, '')
  return { value: fraction === '' ? integer : `${integer}.${fraction}` }
}

/** What goes out: plain digits; what is no amount stays as it was typed, to be refused. */
export function amountToSend(typed: string, decimals = 0): Amount {
  const parsed = parseAmount(typed, 'amount', decimals)
  return 'value' in parsed ? parsed.value : typed
}
