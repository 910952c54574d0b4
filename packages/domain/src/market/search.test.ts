import { describe, expect, test } from 'vitest'
import type { SearchHit } from './entities.ts'
import { nameIn } from './instrument.ts'
import { sampleEtf, sampleInstrument, sampleInstruments, sampleUsInstrument } from './samples.ts'
import { findStocks, matchedPart, searchable } from './search.ts'

const stocks = sampleInstruments.map(({ symbol, names }) => ({ symbol, names: searchable({ symbol, names }) }))

/** The samples in the order in which they are found, and by what. */
const found = (typed: string): string[] =>
  findStocks(stocks, typed).map(({ stock: { symbol }, matched }) => `${symbol} ${matched}`)

function named(symbol: string, kana: string) {
  return { symbol, names: searchable({ symbol, names: { ja: symbol, kana, en: symbol, zhHant: symbol } }) }
}

/** The part that is marked, in brackets; ~ where it is not letter for letter. */
function marked(
  { symbol, names }: Pick<SearchHit, 'symbol' | 'names'>,
  matched: SearchHit['matched'],
  typed: string,
): string | undefined {
  const part = matchedPart({ symbol, names, matched }, typed)
  if (!part) return undefined
  const { text, from, to, near } = part
  return `${text.slice(0, from)}[${text.slice(from, to)}]${text.slice(to)}${near ? ' ~' : ''}`
}

test.each([
  ['ja', '青葉精機'],
  ['en', 'Aoba Precision'],
  ['zh-Hant', '青葉精機'],
] as const)('a name in %s is %s', (language, name) => expect(nameIn(sampleInstrument.names, language)).toBe(name))

describe('letter for letter', () => {
  test.each([
    ['0712', ['0712 code']],
    ['０７１２', ['0712 code']],
    ['kabu1', ['KABU1 code']],
    ['青葉', ['0712 kanji']],
    ['椿製藥', ['0166 kanji']],
    ['あおば', ['0712 kana']],
    ['ｱｵﾊﾞ', ['0712 kana']],
    ['aoba', ['0712 romaji']],
    ['sirakawa', ['0263 romaji']],
    ['Aoba Pre', ['0712 english']],
    // The whole before its beginning, that before what only holds it; code, kanji, kana before one another.
    ['カブト', ['0A1B kanji', 'KABU1 kanji', '0935 kana']],
    ['電力', ['0527 kanji']],
    ['セイ', ['0712 kana', '0166 kana']],
    ['', []],
    ['・', ['KABU1 kanji']],
    ['📈', []],
  ])('%s finds %j', (typed, hits) => expect(found(typed)).toEqual(hits))
})

describe('with one mistake', () => {
  test.each([
    ['one wrong', 'アオパセイキ', ['0712 kana']],
    ['the last one wrong', 'アオハ', ['0712 kana']],
    ['the first one wrong', 'マオバ', ['0712 kana']],
    ['one missing', 'アオセイキ', ['0712 kana']],
    ['one too many', 'アオオバ', ['0712 kana']],
    ['two swapped', 'オアバ', ['0712 kana']],
    ['two swapped at the end', 'ツキバ', ['0166 kana']],
    ['in romaji', 'aobba', ['0712 romaji']],
    ['in romaji', 'asagrii', ['0824 romaji']],
    ['in a word of an English name', 'precsion', ['0712 english']],
    ['in kanji', '青場精機', ['0712 kanji']],
    ['two mistakes', 'マオバセキ', []],
    ['two wrong', 'アイパセ', []],
    ['too short to say which', 'アパ', []],
    ['too short in Latin letters', 'aba', []],
    ['longer than any name', 'アオバセイキカブ', []],
    ['a code, which is another company’s', '0713', []],
  ])('%s: %s finds %j', (_, typed, hits) => expect(found(typed)).toEqual(hits))

  test('comes after what holds it letter for letter, and not at all where a name begins so', () => {
    const [near, holds, begins] = [named('1', 'カイワン'), named('2', 'ミナトカイウン'), named('3', 'カイウンサ')]
    const order = (...among: (typeof near)[]) => findStocks(among, 'かいうん').map(({ stock: { symbol } }) => symbol)
    expect(order(near, holds)).toEqual(['2', '1'])
    expect(order(near, holds, begins)).toEqual(['3', '2'])
  })
})

describe('the part of a hit that was typed', () => {
  test.each([
    ['code', '71', '0[71]2'],
    ['kanji', '青葉', '[青葉]精機'],
    ['kana', 'せい', 'アオバ[セイ]キ'],
    ['romaji', 'AOBA', '[aoba]seiki'],
    ['english', 'preci', 'Aoba [Preci]sion'],
    ['kana', 'あおぱせ', '[アオバセ]イキ ~'],
    ['kana', 'オアバ', '[アオバ]セイキ ~'],
    ['kana', 'アオオバ', '[アオバ]セイキ ~'],
    ['kana', 'アオセ', '[アオバ]セイキ ~'],
    ['kana', 'アオセイ', '[アオバセイ]キ ~'],
    ['english', 'presicion', undefined],
    ['english', 'precicion', 'Aoba [Precision] ~'],
    ['kana', 'アパ', undefined],
    ['kana', '', undefined],
    ['code', '0713', undefined],
  ] as const)('by its %s: %s', (matched, typed, part) => expect(marked(sampleInstrument, matched, typed)).toBe(part))

  test('is told in the name that was meant, and as it is compared where that is longer', () => {
    const zh = { ...sampleEtf, names: { ...sampleEtf.names, zhHant: '兜模擬㈱' } }
    expect(marked(sampleEtf, 'kanji', '基金')).toBe('兜模擬225指數[基金]')
    expect(marked(zh, 'kanji', '株')).toBe('兜模擬([株])')
    expect(marked(sampleUsInstrument, 'kanji', 'ロボ')).toBe('カブト・[ロボ]ティクス')
  })
})
