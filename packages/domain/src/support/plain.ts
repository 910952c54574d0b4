import { readableKana } from '../shared/input/kana.ts'
import type { Language } from '../shared/language.ts'

type Endings = Readonly<Record<string, string>>

/** Replaces each ending by one of the same meaning, the longest first. */
function swapping(endings: Endings): (text: string) => string {
  const parts = Object.keys(endings).toSorted((one, other) => other.length - one.length)
  const any = new RegExp(parts.join('|'), 'g')
  return (text) => text.replace(any, (part) => endings[part] as string)
}

/** Polite and plain, now and then: potential, past, progressive and question forms. */
const japanese = swapping({
  アリマセンデシタ: 'ナイ',
  アリマセン: 'ナイ',
  マセンデシタ: 'ナイ',
  マセン: 'ナイ',
  ナクナリマシタ: 'ナイ',
  ナクナッタ: 'ナイ',
  ナカッタ: 'ナイ',
  ナクテ: 'ナイ',
  テシマイマシタ: 'タ',
  テシマッタ: 'タ',
  チャイマシタ: 'タ',
  チャッタ: 'タ',
  マシタ: 'タ',
  テイマス: 'テイル',
  テマス: 'テイル',
  マスカ: '',
  マスガ: '',
  マス: '',
  デショウカ: '',
  デスカ: '',
  デスガ: '',
  デス: '',
  ヲ: '',
})

/** 分かりません and 分からない: before ナイ the stem of the one replaces that of the other. */
const [plainStems, politeStems] = ['ラカタマワサバナ', 'リキチミイシビニ']

function plainJapanese(text: string): string {
  return japanese(text).replace(/([ラカタマワサバナ])(?=ナイ)/g, (stem) => politeStems.charAt(plainStems.indexOf(stem)))
}

const chinese = swapping({
  沒有辦法: '無法',
  沒辦法: '無法',
  沒法: '無法',
  不可以: '無法',
  不能: '無法',
  怎麼樣: '如何',
  怎樣: '如何',
  怎麼: '如何',
  什麼時候: '何時',
  幾時: '何時',
  可以: '',
  請問: '',
  想要: '',
  想: '',
  嗎: '',
  呢: '',
  了: '',
  的: '',
})

const CANNOT = /\b(?:can'?t|can ?not|could ?n[o']?t|unable to|not able to|won'?t let me)\b/gi

/** A word without what number and time add to it; what is left of a short one would be no word. */
function stemOf(word: string): string {
  return word
    .replace(/(?<=.{3})(?:ING|ED|ES|(?<!S)S)$/, '')
    .replace(/(?<=.{3})E$/, '')
    .replace(/([B-DF-HJ-NP-TV-Z])\1$/, '$1')
}

/** Word for word, with a blank before and behind each, so that a fee is found in no coffee. */
function plainEnglish(text: string): string {
  const words =
    text
      .replaceAll('’', "'")
      .replace(CANNOT, 'CANNOT')
      .match(/[A-Z0-9.+]+/g) ?? []
  return ` ${words.map(stemOf).join(' ')} `
}

const SILENT = /[\s、。，．！？!?・「」…〜~]/g

/** A question so that all ways to write it look alike: polite or plain, in any width, case and kana. */
export function plainText(text: string, language: Language): string {
  const read = readableKana(text)
  if (language === 'en') return plainEnglish(read)
  const closed = read.replace(SILENT, '')
  return language === 'ja' ? plainJapanese(closed) : chinese(closed)
}
