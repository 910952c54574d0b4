/** A decimal number as its digits: no float takes part in what a member reads. */
export type Decimal = { negative: boolean; integer: string; fraction: string }

const NUMERIC = /^([+-]?)(\d*)(?:\.(\d*))?(?:e([+-]?\d{1,3}))?$/i
/** 1e309 is no number in JavaScript, so nothing of that length is one here. */
const LONGEST = 309

function plain(value: unknown): string | undefined {
  if (typeof value === 'number') return Number.isFinite(value) ? String(value) : undefined
  if (typeof value === 'bigint') return String(value)
  if (typeof value !== 'string') return undefined
  return value.normalize('NFKC').replace('\u2212', '-').trim()
}

const ZERO = 48
const FIVE = 53
const NINE = 57
const DOT = 46
const HYPHEN = 45

/** What amounts on the wire look like, read letter by letter: `-12.34`. Anything else takes the long way. */
function parsePlain(text: string): Decimal | undefined {
  const negative = text.charCodeAt(0) === HYPHEN
  const start = negative ? 1 : 0
  let point = -1
  for (let at = start; at < text.length; at += 1) {
    const code = text.charCodeAt(at)
    if (code === DOT && point === -1 && at > start) point = at
    else if (code < ZERO || code > NINE) return undefined
  }
  const end = point === -1 ? text.length : point
  // An empty text, a leading zero and a number too long are for the long way.
  if (end === start || end - start > LONGEST || (text.charCodeAt(start) === ZERO && end - start > 1)) return undefined
  return { negative, integer: text.slice(start, end), fraction: point === -1 ? '' : text.slice(point + 1) }
}

/** Reads any number or numeric text, full-width digits too; everything else is `undefined`. */
export function parseDecimal(value: unknown): Decimal | undefined {
  return (typeof value === 'string' ? parsePlain(value) : undefined) ?? parseAny(value)
}

function parseAny(value: unknown): Decimal | undefined {
  const [, sign, whole = '', part = '', exponent = '0'] = NUMERIC.exec(plain(value) ?? '') ?? []
  if (sign === undefined || (whole === '' && part === '')) return undefined
  const shift = Number(exponent)
  const digits = shift < 0 ? whole.padStart(whole.length - shift + 1, '0') + part : whole + part.padEnd(shift, '0')
  const point = shift < 0 ? digits.length - part.length + shift : whole.length + shift
  const integer = digits.slice(0, point).replace(/^0+(?=\d)/, '') || '0'
  const fraction = digits.slice(point)
  return integer.length > LONGEST ? undefined : { negative: sign === '-', integer, fraction }
}

function onlyZeros(digits: string): boolean {
  for (let at = 0; at < digits.length; at += 1) if (digits.charCodeAt(at) !== ZERO) return false
  return true
}

export function isZero({ integer, fraction }: Decimal): boolean {
  return onlyZeros(integer) && onlyZeros(fraction)
}

/** The next whole number, by its digits. */
function increment(digits: string): string {
  let last = digits.length - 1
  while (last >= 0 && digits.charCodeAt(last) === NINE) last -= 1
  const zeros = '0'.repeat(digits.length - 1 - last)
  return last < 0 ? `1${zeros}` : digits.slice(0, last) + String.fromCharCode(digits.charCodeAt(last) + 1) + zeros
}

/** As many as the language itself can show. */
const MOST_DECIMALS = 100

/** A number of decimals that was asked for, if it is one. */
export function decimalsOr(asked: number | undefined, otherwise: number): number {
  return asked !== undefined && Number.isInteger(asked) && asked >= 0 && asked <= MOST_DECIMALS ? asked : otherwise
}

/** Half away from zero (decisions §6b). What rounds to zero loses its sign: there is no −0. */
export function roundDecimal(value: Decimal, decimals: number): Decimal {
  const { negative, integer, fraction } = value
  const kept = fraction.length > decimals ? fraction.slice(0, decimals) : fraction.padEnd(decimals, '0')
  if (fraction.length <= decimals || fraction.charCodeAt(decimals) < FIVE) {
    return { negative: negative && !(onlyZeros(integer) && onlyZeros(kept)), integer, fraction: kept }
  }
  // Nine times in ten only the last digit that stays changes.
  const last = decimals === 0 ? NINE : kept.charCodeAt(decimals - 1)
  if (last !== NINE) return { negative, integer, fraction: kept.slice(0, decimals - 1) + String.fromCharCode(last + 1) }
  const raised = increment(integer + kept)
  const point = raised.length - decimals
  return { negative, integer: raised.slice(0, point), fraction: raised.slice(point) }
}

/** Divides by a power of ten by moving the point. */
export function shiftDown({ negative, integer, fraction }: Decimal, places: number): Decimal {
  const digits = integer.padStart(places + 1, '0')
  const point = digits.length - places
  return { negative, integer: digits.slice(0, point), fraction: digits.slice(point) + fraction }
}

/** `1234567` and `89` become `1,234,567.89`. */
export function grouped({ integer, fraction }: Decimal): string {
  let end = integer.length % 3 || 3
  let text = integer.length <= 3 ? integer : integer.slice(0, end)
  for (; end < integer.length; end += 3) text += `,${integer.slice(end, end + 3)}`
  return fraction === '' ? text : `${text}.${fraction}`
}

/** How many decimals an amount has, as it is written. */
export const decimalsIn = (amount: string): number => amount.split('.')[1]?.length ?? 0
