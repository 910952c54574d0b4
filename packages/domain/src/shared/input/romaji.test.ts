import { describe, expect, test } from 'vitest'
import { passportName, plainRomaji, romajiOf } from './romaji.ts'

test.each([
  ['ヤマダ タロウ', 'YAMADA TARO'],
  ['サトウ ミサキ', 'SATO MISAKI'],
  ['シュトウ ジョージ', 'SHUTO JOJI'],
  ['ハットリ ケンイチ', 'HATTORI KENICHI'],
  ['ホッタ エッチ', 'HOTTA ETCHI'],
  ['ナンバ サンペイ', 'NAMBA SAMPEI'],
  ['イノウエ ユウコ', 'INOUE YUKO'],
  ['オオタ チヅル', 'OTA CHIZURU'],
  ['カッ', 'KAッ'],
  ['ヮ', 'ヮ'],
])('%s is %s in a passport', (kana, latin) => expect(passportName(kana)).toBe(latin))

describe('what sounds alike is compared alike', () => {
  test.each([
    ['ハットリ', 'hattori'],
    ['タロウ', 'Tarō'],
    ['シンバシ', 'shimbashi'],
    ['ツジ', 'Tuzi'],
    ['チョウシ', 'Tyousi'],
    ['コッチ', 'kotchi'],
    ['フジ', 'Huji'],
  ])('%s and %s', (kana, typed) => expect(romajiOf(kana)).toBe(plainRomaji(typed)))
})
