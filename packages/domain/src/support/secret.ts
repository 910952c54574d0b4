import { toHalfWidth } from '../shared/input.ts'

export type SecretKind = 'password' | 'fundPassword' | 'cardNumber'

/** Digits that are something else: an order number, a day, an amount. */
const HARMLESS = /[a-z]{2}\d{8}-\d{6}|(?<!\d)(?:\d{4}-\d{1,2}-\d{1,2}(?!\d)|\d{1,3}(?:,\d{3})+|\d{1,15} ?(?:円|日圓|株|股|yen|jpy|usd|ドル|美元|shares?))/gi

/** Groups of digits with one blank or hyphen between them are one number. */
const NUMBER = /\d(?:[ -]?\d)*/g
const WORD = /[!-~]+/g

/** Decisions §6: the fund password has 7–11 digits; card numbers have 12–19. */
function kindOfNumber(digits: string): SecretKind | undefined {
  if (digits.length < 7 || digits.length > 19) return undefined
  return digits.length > 11 ? 'cardNumber' : 'fundPassword'
}

/** Decisions §6: 8–16 printable characters with a letter and a digit. */
function isPassword(word: string): boolean {
  return word.length >= 8 && word.length <= 16 && /[a-z]/i.test(word) && /\d/.test(word)
}

/** Whether a message looks as if it held a secret that nobody should ask for, in any width: the screen warns before it is sent. */
export function looksSecret(text: string): SecretKind | undefined {
  const rest = toHalfWidth(text).replace(HARMLESS, ' 、 ')
  const numbers = (rest.match(NUMBER) ?? []).flatMap((number) => kindOfNumber(number.replace(/[ -]/g, '')) ?? [])
  if (numbers.includes('cardNumber')) return 'cardNumber'
  if (numbers.length > 0) return 'fundPassword'
  return (rest.match(WORD) ?? []).some(isPassword) ? 'password' : undefined
}
