import { toHalfWidth } from '../shared/input/input.ts'

export type SecretKind = 'password' | 'fundPassword' | 'cardNumber' | 'code'

/**
 * Digits that are something else: an order number, a day, an amount. A unit alone makes no amount, or a password with 円
 * behind it would be one:
 * commas at the thousands do, and so does a number that is short or round.
 */
const HARMLESS = new RegExp(
  [
    String.raw`[a-z]{2}\d{8}-\d{6}(?!\d)`,
    String.raw`(?<![\da-z])(?:19|20)\d\d([-/.])\d{1,2}\1\d{1,2}(?!\d)`,
    String.raw`(?<![\da-z])\d{1,3}(?:,\d{3})+(?!\d)(?:\.\d+)?`,
    String.raw`(?<![\da-z])(?:\d{1,6}|\d{1,12}000) ?(?:円|日圓|万|株|股|yen|jpy|usd|ドル|美元|shares?)`,
  ].join('|'),
  'gi',
)

/** Groups of digits with blanks or strokes between them are one number. */
const NUMBER = /\d(?:[ ./‐-―−ー-]{0,3}\d)*/g
const WORD = /[!-~]+/g
/** What can be between a password and the word for it. */
const AROUND = /[=:/,;"'()]/

/** The code by which a password is reset, as it is written or in two halves. */
const CODE = /^\d{3}[ -]?\d{3}$/

/** Decisions §6: the fund password has 7–11 digits; card numbers have 12–19. */
function kindOfNumber(number: string): SecretKind | undefined {
  const { length } = number.replace(/\D/g, '')
  if (length > 19) return undefined
  if (length > 11) return 'cardNumber'
  if (length > 6) return 'fundPassword'
  return CODE.test(number) ? 'code' : undefined
}

/** Decisions §6: 8–16 printable characters with a letter and a digit. */
function isPassword(word: string): boolean {
  return word.length >= 8 && word.length <= 16 && /[a-z]/i.test(word) && /\d/.test(word)
}

/**
 * Whether a message looks as if it held a secret that nobody should ask for, in any width: the screen warns before it
 * is sent.
 */
export function looksSecret(text: string): SecretKind | undefined {
  const rest = toHalfWidth(text).replace(HARMLESS, ' 、 ')
  const numbers = (rest.match(NUMBER) ?? []).map(kindOfNumber)
  const words = (rest.match(WORD) ?? []).flatMap((word) => [word, ...word.split(AROUND)])
  if (numbers.includes('cardNumber')) return 'cardNumber'
  if (numbers.includes('fundPassword')) return 'fundPassword'
  if (words.some(isPassword)) return 'password'
  return numbers.find((kind) => kind === 'code')
}
