import { textsOf } from './texts.ts'

/** An amount with its unit, as the three languages write it. */
const amount = /[¥$￥＄]\s?\d|\d[\d,.]*\s?(?:円|圓|元|ドル|美元|yen|dollars?|JPY|USD)/i

/** Under the mask no figure of one's own is read, not in a title and not by a screen reader either. */
export function ownMoney(body: HTMLElement): string[] {
  return textsOf(body)
    .filter((text) => amount.test(text))
    .map((text) => `is told although figures are masked: ${text}`)
}
