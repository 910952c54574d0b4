import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { toFullWidth } from '../../testing.ts'
import { normaliseKana, readableKana } from './kana.ts'

test.each([
  ['キュウヨ', 'ｷﾕｳﾖ'],
  ['サトウ ミサキ', 'ｻﾄｳ ﾐｻｷ'],
  ['サトウ　ミサキ', 'ｻﾄｳ ﾐｻｷ'],
  ['  サトウ   ミサキ ', 'ｻﾄｳ ﾐｻｷ'],
  ['さとう みさき', 'ｻﾄｳ ﾐｻｷ'],
  ['ｻﾄｳ ﾐｻｷ', 'ｻﾄｳ ﾐｻｷ'],
  ['カトー', 'ｶﾄ-'],
  ['ｶﾄｰ', 'ｶﾄ-'],
  ['ヲカ', 'ｵｶ'],
  ['ヰヱ', 'ｲｴ'],
  ['ガギパ', 'ｶﾞｷﾞﾊﾟ'],
  ['ｶﾞｷﾞﾊﾟ', 'ｶﾞｷﾞﾊﾟ'],
  ['カ゛ハ゜', 'ｶﾞﾊﾟ'],
  ['ヴァン', 'ｳﾞｱﾝ'],
  ['ッャュョァィゥェォヮヵヶ', 'ﾂﾔﾕﾖｱｲｳｴｵﾜｶｹ'],
  ['sato misaki', 'SATO MISAKI'],
  ['カブト（モギ）', 'ｶﾌﾞﾄ(ﾓｷﾞ)'],
  ['A.B-9', 'A.B-9'],
  ['ア'.repeat(30), 'ｱ'.repeat(30)],
  ['ア'.repeat(31), undefined],
  ['ガ'.repeat(15), 'ｶﾞ'.repeat(15)],
  ['ガ'.repeat(16), undefined],
  ['', undefined],
  ['佐藤', undefined],
  ['サトウ・ミサキ', undefined],
  ['゛', undefined],
  ['🪖', undefined],
  ['ア'.repeat(10_000), undefined],
])('%s is %s to a bank, in full width too', (typed, kana) => {
  expect(normaliseKana(typed)).toBe(kana)
  expect(normaliseKana(toFullWidth(typed))).toBe(kana)
})

test.each([
  ['ｼｭﾝｽｹ', 'シュンスケ'],
  ['しゅんすけ', 'シュンスケ'],
  [' さとう　 みさき ', 'サトウ ミサキ'],
  ['ｶﾞｰﾄﾞ', 'ガード'],
  ['か゛', 'ガ'],
  ['ｓａｔｏ', 'SATO'],
])('%s is shown as %s', (typed, shown) => expect(readableKana(typed)).toBe(shown))

test('whatever is typed, it answers; what it gives it gives again', () => {
  const typed = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.array(fc.constantFrom(...Array.from('サとｳガッーヲ゛ Aｚ９()・佐'))).map((letters) => letters.join('')),
  )
  fc.assert(
    fc.property(typed, (text) => {
      const kana = normaliseKana(text)
      if (kana === undefined) return
      expect(normaliseKana(kana)).toBe(kana)
      expect(normaliseKana(readableKana(text))).toBe(kana)
    }),
    { seed: 4, numRuns: 1000 },
  )
})
