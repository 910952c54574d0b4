import type { Language } from '../language.ts'
import { decimalsOr } from './decimal.ts'
import { type Currency, DASH, moneyParts } from './money.ts'
import { type Signed, signedDigits, withSign } from './percent.ts'

export type Direction = 'up' | 'down' | 'flat' | 'unknown'

export type ChangeInput = { amount?: unknown; percent?: unknown }
export type ChangeOptions = {
  locale?: Language | undefined
  /** The amount is money: ▲ +84,210円（+0.66%）. */
  currency?: Currency | undefined
  decimals?: number | undefined
  percentDecimals?: number | undefined
}

export type ChangeParts = { direction: Direction; mark: '▲' | '▼' | typeof DASH; text: string; spoken: string }

const marks: Record<Direction, ChangeParts['mark']> = { up: '▲', down: '▼', flat: DASH, unknown: DASH }

/** A moved amount: of money in the form of its currency, otherwise with so many decimals. */
function movedAmount(amount: unknown, { currency, locale = 'ja', decimals }: ChangeOptions): Signed | undefined {
  const moved = signedDigits(amount, decimalsOr(decimals, currency === undefined ? 1 : currency === 'JPY' ? 0 : 2))
  const unit = currency && moneyParts(amount, { currency, locale })
  return moved && unit ? { ...moved, prefix: unit.prefix, suffix: unit.suffix } : moved
}

const brackets: Record<Language, [open: string, close: string]> = {
  ja: ['（', '）'],
  en: [' (', ')'],
  'zh-Hant': ['（', '）'],
}

type Speech = {
  direction: Record<Direction, string>
  sign: { up: string; down: string }
  percent: (digits: string) => string
}

const speech: Record<Language, Speech> = {
  ja: {
    direction: { up: '上昇', down: '下落', flat: '変わらず', unknown: '値なし' },
    sign: { up: 'プラス', down: 'マイナス' },
    percent: (digits) => `${digits}パーセント`,
  },
  en: {
    direction: { up: 'up', down: 'down', flat: 'unchanged', unknown: 'no value' },
    sign: { up: 'plus ', down: 'minus ' },
    percent: (digits) => `${digits} percent`,
  },
  'zh-Hant': {
    direction: { up: '上漲', down: '下跌', flat: '持平', unknown: '無數值' },
    sign: { up: '正', down: '負' },
    percent: (digits) => `百分之${digits}`,
  },
}

function spokenSigned(
  { direction, digits, prefix = '', suffix = '' }: Signed,
  locale: Language,
  percent: boolean,
): string {
  const { sign, percent: asPercent } = speech[locale]
  const lead = direction === 'flat' ? '' : sign[direction]
  return lead + (percent ? asPercent(digits) : prefix + digits + suffix)
}

/** A change as mark, words and speech: the direction is never shown by colour alone (DESIGN §2). */
export function changeParts({ amount, percent }: ChangeInput, options: ChangeOptions = {}): ChangeParts {
  const { locale = 'ja', percentDecimals } = options
  const moved = movedAmount(amount, options)
  const share = signedDigits(percent, decimalsOr(percentDecimals, 2))
  const lead = moved ?? share
  if (!lead) return { direction: 'unknown', mark: DASH, text: '', spoken: speech[locale].direction.unknown }
  const [open, close] = brackets[locale]
  const text = [
    moved && withSign(moved),
    share && (moved ? `${open}${withSign(share, '%')}${close}` : withSign(share, '%')),
  ]
  return {
    direction: lead.direction,
    mark: marks[lead.direction],
    text: text.filter(Boolean).join(''),
    // Made on demand: a moving figure is drawn far more often than a screen reader reads it.
    get spoken() {
      const spoken = [moved && spokenSigned(moved, locale, false), share && spokenSigned(share, locale, true)]
      return [speech[locale].direction[lead.direction], ...spoken].filter(Boolean).join(' ')
    },
  }
}

/** `▲ +34.5（+1.23%）`, `▼ −1.47%`, `― 0.00%`, or `―` where nothing is known. */
export function formatChange(change: ChangeInput, options: ChangeOptions = {}): string {
  const { mark, text } = changeParts(change, options)
  return text === '' ? mark : `${mark} ${text}`
}
