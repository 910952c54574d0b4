import { toHalfWidth } from '../shared/input/input.ts'
import { type Refusal, refuse } from '../shared/refusal/refusal.ts'
import type { CardAccount } from './card.ts'

export type PostalAccount = Omit<CardAccount, 'bankCode'>

const NUMBER_DIGITS = 7

function checkPart(field: 'postalSymbol' | 'postalNumber', text: string, form: RegExp): Refusal[] {
  if (text === '') return [refuse('required', { field }, field)]
  return form.test(text) ? [] : [refuse('cardFormat', { field }, field)]
}

/** 記号 begins with 1 (ordinary; the 番号 ends with 1) or with 0 (current). */
export function checkPostal(symbol: string, number: string): Refusal[] {
  const from = toHalfWidth(symbol)
  const numberForm = from.startsWith('0') ? /^\d{1,7}$/ : /^\d{1,7}1$/
  return [
    ...checkPart('postalSymbol', from, /^[01]\d{4}$/),
    ...checkPart('postalNumber', toHalfWidth(number), numberForm),
  ]
}

/**
 * Facts §9: the branch is digits 2 and 3 of the 記号 with an 8, or a 9 where it begins with 0; the number of an ordinary
 * account
 * is the 番号 without its last digit, in seven digits.
 */
export function fromPostal(symbol: string, number: string): PostalAccount {
  const [from, digits] = [toHalfWidth(symbol), toHalfWidth(number)]
  const current = from.startsWith('0')
  return {
    branchCode: from.slice(1, 3) + (current ? '9' : '8'),
    kind: current ? 'current' : 'ordinary',
    number: (current ? digits : digits.slice(0, -1)).padStart(NUMBER_DIGITS, '0'),
  }
}
