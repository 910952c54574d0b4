import { textsOf } from './texts.ts'

/** An amount with its unit, as the three languages write it. */
const amounts =
  /[¥$￥＄]\s?(?<after>\d[\d,.]*)|(?<before>\d[\d,.]*)\s?(?:円|圓|日圓|元|ドル|美元|yen|dollars?|JPY|USD)/gi

const amountsIn = (text: string): string[] =>
  [...text.matchAll(amounts)].map(({ groups = {} }) => (groups['after'] ?? groups['before'] ?? '').replaceAll(',', ''))

/**
 * Under the mask no figure of the member's is read, not in a title and not by a screen reader either. What is nobody's
 * own, such as a fee, a limit or a rate, is named by its story.
 */
export function ownMoney(body: HTMLElement, publicAmounts: readonly string[]): string[] {
  return textsOf(body)
    .filter((text) => amountsIn(text).some((amount) => !publicAmounts.includes(amount)))
    .map((text) => `is shown although figures are masked: ${text}`)
}
