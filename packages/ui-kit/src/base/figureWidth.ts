import type { MoneyParts } from '@kabuto/domain/shared'

/** About how wide a text is, in em, so that a long number can shrink to fit. Generous: every phone has other digits. */
export function widthInEm(text: string): number {
  let width = 0
  for (const letter of text) width += /[.,:\s]/.test(letter) ? 0.3 : /[!-~¥−]/.test(letter) ? 0.6 : 1
  return width
}

/** Of a figure whose unit is smaller than its digits. */
export function figureWidth({ sign, prefix, digits, suffix }: MoneyParts): number {
  return widthInEm(sign + prefix + digits) + widthInEm(suffix) * 0.7 + 0.2
}
