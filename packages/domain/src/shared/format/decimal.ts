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

/** Reads any number or numeric text, full-width digits too; everything else is `undefined`. */
export function parseDecimal(value: unknown): Decimal | undefined {
  const [, sign, whole = '', part = '', exponent = '0'] = NUMERIC.exec(plain(value) ?? '') ?? []
  if (sign === undefined || (whole === '' && part === '')) return undefined
  const shift = Number(exponent)
  const digits = shift < 0 ? whole.padStart(whole.length - shift + 1, '0') + part : whole + part.padEnd(shift, '0')
  const point = shift < 0 ? digits.length - part.length + shift : whole.length + shift
  const integer = digits.slice(0, point).replace(/^0+(?=\d)/, '') || '0'
  const fraction = digits.slice(point)
  return integer.length > LONGEST ? undefined : { negative: sign === '-', integer, fraction }
}

export function isZero({ integer, fraction }: Decimal): boolean {
  return !/[1-9]/.test(integer + fraction)
}

function increment(digits: string): string {
  const nines = /9*$/.exec(digits)?.[0].length ?? 0
  const head = digits.slice(0, digits.length - nines)
  const zeros = '0'.repeat(nines)
  return head === '' ? `1${zeros}` : head.slice(0, -1) + String(Number(head.slice(-1)) + 1) + zeros
}

/** Half away from zero (decisions §6b). What rounds to zero loses its sign: there is no −0. */
export function roundDecimal(value: Decimal, decimals: number): Decimal {
  const { integer, fraction } = value
  const kept = integer + fraction.slice(0, decimals).padEnd(decimals, '0')
  const rounded = (fraction[decimals] ?? '0') >= '5' ? increment(kept) : kept
  const point = rounded.length - decimals
  const result = { negative: value.negative, integer: rounded.slice(0, point), fraction: rounded.slice(point) }
  return { ...result, negative: value.negative && !isZero(result) }
}

/** Divides by a power of ten by moving the point. */
export function shiftDown({ negative, integer, fraction }: Decimal, places: number): Decimal {
  const digits = integer.padStart(places + 1, '0')
  const point = digits.length - places
  return { negative, integer: digits.slice(0, point), fraction: digits.slice(point) + fraction }
}

/** `1234567` and `89` become `1,234,567.89`. */
export function grouped({ integer, fraction }: Decimal): string {
  let text = integer.slice(-3)
  for (let end = integer.length - 3; end > 0; end -= 3) text = `${integer.slice(Math.max(0, end - 3), end)},${text}`
  return fraction === '' ? text : `${text}.${fraction}`
}
