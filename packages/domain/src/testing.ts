import { ja } from './shared/refusal/refusals/ja.ts'
import type { Refusal } from './shared/refusal/refusal.ts'
import { refusalValues } from './shared/refusal/refusalWords.ts'

/** What tests of several features need; product code never imports it. */

/** As a Japanese keyboard types it. */
export function toFullWidth(text: string): string {
  return text
    .replace(/[!-~]/g, (letter) => String.fromCodePoint((letter.codePointAt(0) ?? 0) + 0xfee0))
    .replaceAll(' ', '\u3000')
}

/** A whole form as a Japanese keyboard types it. */
export function inFullWidth<Draft extends object>(draft: Draft): Draft {
  return Object.fromEntries(
    Object.entries(draft).map(([name, value]: [string, unknown]) => [
      name,
      typeof value === 'string' ? toFullWidth(value) : value,
    ]),
  ) as Draft
}

/** Each refusal as `code field`; where a parameter is missing or of a wrong kind, that it cannot be worded. */
export function codesOf(refusals: readonly Refusal[]): string[] {
  return refusals.map((refusal) => {
    const whole = refusalValues(refusal, 'ja', (key) => ja[key]) !== undefined
    return whole ? [refusal.code, refusal.field].filter(Boolean).join(' ') : `${refusal.code} cannot be worded`
  })
}
