const SEPARATOR = ','

/** What of a typed text counts: digits, and one point where there are decimals. */
export function plainOf(text: string, decimals = 0): string {
  const [whole = '', ...rest] = signs(text).split('.')
  const digits = whole.replace(/^0+(?=\d)/, '')
  if (decimals === 0 || rest.length === 0) return digits
  return `${digits || '0'}.${rest.join('').slice(0, decimals)}`
}

/** As it is shown while being typed: 3,000,000 or 1,284.5. */
export function grouped(plain: string): string {
  const [whole = '', fraction] = plain.split('.')
  const digits = whole.replace(/\B(?=(\d{3})+$)/g, SEPARATOR)
  return fraction === undefined ? digits : `${digits}.${fraction}`
}

/** The value behind what is shown: a point without digits behind it is none yet. */
export function valueOf(plain: string): string {
  return plain.replace(/\.$/, '')
}

/** Where the caret goes in `shown` so that as many digits are right of it as before. */
function caretWith(digitsRight: number, shown: string): number {
  let at = shown.length
  for (let left = digitsRight; left > 0 && at > 0; at -= 1) if (shown[at - 1] !== SEPARATOR) left -= 1
  return at
}

type Edit = { text: string; caret: number; before: string; inputType: string | undefined; decimals: number }

/**
 * One change by the keyboard: the new text to show and its caret. Taking away a separator takes the digit beside it.
 */
export function edited({ text, caret, before, inputType, decimals }: Edit): { shown: string; caret: number } {
  const left = plainCount(text.slice(0, caret))
  const right = plainCount(text.slice(caret))
  // Not where an amount with as many digits was put in its place.
  const isPutIn = inputType?.startsWith('insert') === true
  const onlySeparator = !isPutIn && text.length === before.length - 1 && signs(text) === signs(before)
  const cut = onlySeparator ? separatorCut(text, caret, inputType) : { text, right }
  const shown = grouped(plainOf(cut.text, decimals))
  return { shown, caret: left === 0 ? 0 : caretWith(cut.right, shown) }
}

/** Digits and points, full-width ones too, as Japanese keyboards give them. */
function signs(text: string): string {
  return text
    .normalize('NFKC')
    .replaceAll('。', '.')
    .replace(/[^\d.]/g, '')
}

const plainCount = (text: string): number => signs(text).length

function separatorCut(text: string, caret: number, inputType: string | undefined): { text: string; right: number } {
  if (inputType === 'deleteContentForward') {
    return { text: text.slice(0, caret) + text.slice(caret + 1), right: plainCount(text.slice(caret + 1)) }
  }
  return { text: text.slice(0, caret - 1) + text.slice(caret), right: plainCount(text.slice(caret)) }
}
