import { expect, test } from 'vitest'
import { languages } from './language.ts'
import { refuse } from './refusal.ts'
import { en } from './refusals/en.ts'
import { ja } from './refusals/ja.ts'
import { zhHant } from './refusals/zhHant.ts'
import { refusalWords } from './refusalWords.ts'
import { fill } from './words.ts'

const tables = { ja, en, 'zh-Hant': zhHant }

test('fill puts each value in its place, and leaves a name without a value to be seen', () => {
  expect(fill('{{a}} and {{b}}', { a: 1, b: 'two' })).toBe('1 and two')
  expect(fill<string>('{{a}} {{c}}', { a: 1 })).toBe('1 {{c}}')
})

test.each([
  ['ja', '出金可能額を 81,600円 超えています。2,918,400円以下で入力してください。'],
  ['en', '¥81,600 over your withdrawable amount. Enter ¥2,918,400 or less.'],
  ['zh-Hant', '超出可提款金額 81,600日圓。請輸入 2,918,400日圓以下的金額。'],
] as const)('an amount above what can be withdrawn is told with the real numbers in %s', (language, words) => {
  const refusal = refuse('insufficientAvailable', { need: '3000000', have: '2918400', reserved: '1394600' })
  expect(refusalWords(refusal, tables[language], language)).toBe(words)
})

test.each([
  ['ja', '受付時間外です。次は 11/24（火）9:30 からです。'],
  ['en', 'Closed at this time. It opens Tue 24 Nov, 9:30.'],
  ['zh-Hant', '非受理時間。下次為 11/24（二）9:30 起。'],
] as const)('a closed window tells when it opens in %s', (language, words) => {
  const refusal = refuse('outsideWindow', { from: '9:30', to: '19:30', nextOpen: '2026-11-24T09:30:00+09:00' })
  expect(refusalWords(refusal, tables[language], language)).toBe(words)
})

test('lengths of a password are counts, not amounts', () => {
  expect(refusalWords(refuse('fundPasswordFormat', { min: 7, max: 11 }), en, 'en')).toContain('7 to 11 digits')
})

test.each(languages)('the msg of a server without a code goes first in %s', (language) => {
  expect(refusalWords({ ...refuse('requestFailed', { status: 200 }), msg: 'said by the server' }, tables[language], language)).toBe('said by the server')
})
