import type { Language } from '../language.ts'
import { decimalsOr, grouped, parseDecimal, roundDecimal } from './decimal.ts'
import type { Currency } from './money.ts'

type Speech = { minus: string; none: string; units: Record<Currency, string> }

const speech: Record<Language, Speech> = {
  ja: { minus: 'マイナス', none: '値なし', units: { JPY: '円', USD: 'ドル' } },
  en: { minus: 'minus ', none: 'no value', units: { JPY: ' yen', USD: ' dollars' } },
  'zh-Hant': { minus: '負', none: '無數值', units: { JPY: '日圓', USD: '美元' } },
}

export type SpokenOptions = { currency: Currency; locale: Language; decimals?: number | undefined }

/** An amount as a screen reader is to say it: the sign in words, because a minus is often left out. */
export function spokenMoney(value: unknown, { currency, locale, decimals }: SpokenOptions): string {
  const { minus, none, units } = speech[locale]
  const exact = parseDecimal(value)
  if (!exact) return none
  const amount = roundDecimal(exact, decimalsOr(decimals, currency === 'JPY' ? 0 : 2))
  return (amount.negative ? minus : '') + grouped(amount) + units[currency]
}
