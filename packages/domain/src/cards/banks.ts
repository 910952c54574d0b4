import { readableKana } from '../shared/input/kana.ts'
import type { Language } from '../shared/language.ts'

type Name = Record<Language, string>
export type Bank = { code: string; name: Name }

/** Its accounts are identified by 記号 and 番号. */
export const POSTAL_BANK = '9990'

/** Ten invented banks; no other code is taken (decisions §1). 9999 is the platform's own. */
export const banks: readonly Bank[] = [
  {
    code: POSTAL_BANK,
    name: { ja: 'カブト模擬ゆうちょ', en: 'Kabuto Mock Post Bank', 'zh-Hant': 'Kabuto模擬郵政銀行' },
  },
  { code: '9991', name: { ja: 'うぐいす模擬銀行', en: 'Uguisu Mock Bank', 'zh-Hant': '鶯模擬銀行' } },
  { code: '9992', name: { ja: 'こはる模擬銀行', en: 'Koharu Mock Bank', 'zh-Hant': '小春模擬銀行' } },
  { code: '9993', name: { ja: 'あさぎ模擬銀行', en: 'Asagi Mock Bank', 'zh-Hant': '淺蔥模擬銀行' } },
  { code: '9994', name: { ja: 'つゆくさ模擬銀行', en: 'Tsuyukusa Mock Bank', 'zh-Hant': '露草模擬銀行' } },
  { code: '9995', name: { ja: 'すずかけ模擬銀行', en: 'Suzukake Mock Bank', 'zh-Hant': '鈴懸模擬銀行' } },
  { code: '9996', name: { ja: 'ほたる模擬信用金庫', en: 'Hotaru Mock Credit Bank', 'zh-Hant': '螢模擬信用金庫' } },
  {
    code: '9997',
    name: { ja: 'やまぶき模擬信用組合', en: 'Yamabuki Mock Credit Union', 'zh-Hant': '山吹模擬信用組合' },
  },
  { code: '9998', name: { ja: 'うみねこ模擬ネット銀行', en: 'Umineko Mock Net Bank', 'zh-Hant': '海貓模擬網路銀行' } },
  { code: '9999', name: { ja: 'カブト模擬銀行', en: 'Kabuto Mock Bank', 'zh-Hant': 'Kabuto模擬銀行' } },
]

/** Every bank but the postal one has the same few branches. */
export const branches: Readonly<Record<string, Name>> = {
  '001': { ja: '本店', en: 'Head Office', 'zh-Hant': '總行' },
  '101': { ja: '兜町支店', en: 'Kabutocho Branch', 'zh-Hant': '兜町分行' },
  '201': { ja: '港町支店', en: 'Minatomachi Branch', 'zh-Hant': '港町分行' },
  '301': { ja: '若葉台支店', en: 'Wakabadai Branch', 'zh-Hant': '若葉台分行' },
  '901': { ja: 'インターネット支店', en: 'Internet Branch', 'zh-Hant': '網路分行' },
}

const KANJI_DIGITS = '〇一二三四五六七八九'

/** A postal branch is named after its digits: 018 is 〇一八店. The last one is 8, or 9 for current accounts. */
function postalBranch(code: string): Name | undefined {
  if (!/^\d\d[89]$/.test(code)) return undefined
  const kanji = Array.from(code, (digit) => KANJI_DIGITS.charAt(Number(digit))).join('')
  return { ja: `${kanji}店`, en: `Branch ${code}`, 'zh-Hant': `${kanji}店` }
}

export function bankNamed(code: string): Name | undefined {
  return banks.find((bank) => bank.code === code)?.name
}

export function branchNamed(bankCode: string, code: string): Name | undefined {
  if (bankCode === POSTAL_BANK) return postalBranch(code)
  return Object.hasOwn(branches, code) ? branches[code] : undefined
}

/** A bank that was found, with the letters of its code or its name that were looked for, as `slice` takes them. */
export type BankHit = { bank: Bank; marked: { in: 'code' | 'name'; from: number; to: number } | undefined }

/** By code, or by name in any of the languages; hiragana, katakana, width and capitals do not matter. */
export function findBanks(text: string, language: Language): BankHit[] {
  const sought = readableKana(text)
  const at = (shown: string): number => readableKana(shown).indexOf(sought)
  return banks.flatMap((bank): BankHit[] => {
    const { code, name } = bank
    if (sought === '') return [{ bank, marked: undefined }]
    const places = [
      { in: 'code', from: at(code) },
      { in: 'name', from: at(name[language]) },
    ] as const
    const place = places.find(({ from }) => from >= 0)
    if (place) return [{ bank, marked: { ...place, to: place.from + sought.length } }]
    return Object.values(name).some((other) => at(other) >= 0) ? [{ bank, marked: undefined }] : []
  })
}
